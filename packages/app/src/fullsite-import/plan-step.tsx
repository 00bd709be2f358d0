import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	getIncludedObjects,
	store as importStore,
	type ImportSite,
} from '@templately/fullsite-import';
import { RequestError } from '../shell/request-error';
import { PlanContent } from './plan-content';
import { PlanDependencies } from './plan-dependencies';
import { StepBody } from './step';
import { useAsyncAction } from '../shell/use-async-action';
import { PlanSummary } from './plan-summary';

/** Dependencies and content of the pack, and their effect on the site. */
export function PlanStep( { endpoint }: { endpoint: ImportSite } ) {
	const { startImport, changeForm, makePlan, showStep } =
		useDispatch( importStore );
	const { form, plan } = useSelect( ( select ) => {
		const selectors = select( importStore );
		return {
			form: selectors.getFullSiteImport().formData,
			plan: selectors.getWizard().plan,
		};
	}, [] );
	const planning = useAsyncAction( makePlan, true );
	const starting = useAsyncAction( () => startImport( endpoint ), true );
	useEffect( () => {
		planning.run();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once each time the step is shown.
	}, [] );
	if ( ! form ) {
		return null;
	}
	const isReady = Boolean( plan ) && plan?.blockers.length === 0;
	return (
		<StepBody
			foot={
				<>
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						disabled={ starting.isBusy }
						accessibleWhenDisabled
						onClick={ () => showStep( 1 ) }
					>
						{ __( 'Back', 'templately' ) }
					</Button>
					<span className="templately-push" />
					<Button
						variant="primary"
						__next40pxDefaultSize
						isBusy={ starting.isBusy }
						disabled={ ! isReady || starting.isBusy }
						accessibleWhenDisabled
						onClick={ starting.run }
					>
						{ __( 'Install and Proceed', 'templately' ) }
					</Button>
				</>
			}
		>
			<div className="templately-wizard__body">
				{ planning.failure && (
					<div className="templately-wizard__wide">
						<RequestError
							failure={ planning.failure }
							retry={ planning.run }
						/>
					</div>
				) }
				{ ! planning.failure && ! plan && <PlanSkeleton /> }
				{ plan && (
					<>
						{ ( plan.blockers.length > 0 || starting.failure ) && (
							<div className="templately-wizard__wide templately-stack templately-stack--tight">
								{ plan.blockers.map( ( { code, message } ) => (
									<Notice
										key={ code + message }
										status="error"
										isDismissible={ false }
									>
										{ message }
									</Notice>
								) ) }
								{ starting.failure && (
									<Notice
										status="error"
										isDismissible={ false }
									>
										{ starting.failure.message }
									</Notice>
								) }
							</div>
						) }
						<section className="templately-stack templately-stack--wide">
							<div className="templately-stack templately-stack--tight">
								<h1
									className="templately-heading"
									tabIndex={ -1 }
								>
									{ __( 'Theme and plugins', 'templately' ) }
								</h1>
								<p className="templately-soft">
									{ __(
										'Selected for this site. What you already have stays unchanged.',
										'templately'
									) }
								</p>
							</div>
							<PlanDependencies
								plan={ plan }
								theme={ form.theme }
								plugins={ form.plugins }
								onChange={ changeForm }
							/>
							<PlanContent
								objects={ plan.objects }
								unticked={ form.objects }
								samples={ form.import_demo_content }
								onChange={ ( objects ) =>
									changeForm( { objects } )
								}
							/>
						</section>
						<PlanSummary
							plan={ plan }
							comes={ getIncludedObjects(
								plan.objects,
								new Set( form.objects ),
								form.import_demo_content
							) }
							theme={ form.theme }
							plugins={ form.plugins }
						/>
					</>
				) }
			</div>
		</StepBody>
	);
}

const PlanSkeleton = () => (
	<>
		<div className="templately-stack" role="status">
			<h1 className="templately-heading" tabIndex={ -1 }>
				{ __( 'Checking your site…', 'templately' ) }
			</h1>
			<div className="templately-bone" style={ { blockSize: 200 } } />
		</div>
		<div className="templately-stack" aria-hidden="true">
			<div className="templately-bone" style={ { blockSize: 96 } } />
			<div className="templately-bone" style={ { blockSize: 240 } } />
		</div>
	</>
);
