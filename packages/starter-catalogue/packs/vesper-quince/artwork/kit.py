"""Scene kit for Blender 3.4 (Debian 12): camera, light, materials, noise-free output without OpenImageDenoise.

Run:  blender -b -P scene.py -- out.png [width] [samples] [view]
"""
import math, os, random, sys, tempfile, time
import bpy
import numpy as np
from mathutils import Vector

ARGS = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else ['out.png']
OUT = os.path.abspath(ARGS[0])
WIDTH = int(ARGS[1]) if len(ARGS) > 1 else 640
SAMPLES = int(ARGS[2]) if len(ARGS) > 2 else 48
VIEW = ARGS[3] if len(ARGS) > 3 else 'hero'


def rgb(hex_, a=1.0):
    """sRGB hex to the scene-linear tuple that Blender's sockets expect."""
    h = hex_.lstrip('#')
    lin = lambda c: c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
    return tuple(lin(int(h[i:i + 2], 16) / 255) for i in (0, 2, 4)) + (a,)


def reset(look='Medium High Contrast', exposure=0.0, view='Filmic'):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.view_settings.view_transform = view
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    w = bpy.data.worlds.new('w')
    w.use_nodes = True
    s.world = w
    return s


def world(colour='#ffffff', strength=.2):
    bg = bpy.context.scene.world.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = rgb(colour), strength


def sky(elevation=4, rotation=120, strength=.15, **kw):
    nt = bpy.context.scene.world.node_tree
    n = nt.nodes.new('ShaderNodeTexSky')
    n.sky_type, n.sun_elevation, n.sun_rotation = 'NISHITA', math.radians(elevation), math.radians(rotation)
    for k, v in kw.items():
        setattr(n, k, v)
    nt.links.new(n.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = strength
    return n


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()


def camera(loc, target, lens=50, fstop=None, focus=None, ortho=None, shift=(0, 0)):
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    bpy.context.collection.objects.link(o)
    o.location = loc
    aim(o, target)
    c.lens, c.shift_x, c.shift_y = lens, *shift
    if ortho:
        c.type, c.ortho_scale = 'ORTHO', ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.aperture_blades = 0
        c.dof.focus_distance = (Vector(focus or target) - o.location).length
    bpy.context.scene.camera = o
    return o


def area(loc, target, size, power, colour='#ffffff', shape=None, spread=180):
    l = bpy.data.lights.new('area', 'AREA')
    l.energy, l.color, l.spread = power, rgb(colour)[:3], math.radians(spread)
    if isinstance(size, tuple):
        l.shape, l.size, l.size_y = 'RECTANGLE', *size
    else:
        l.shape, l.size = shape or 'DISK', size
    o = bpy.data.objects.new('area', l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    aim(o, target)
    return o


def sun(direction, power, colour='#ffffff', angle=1.5):
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = power, rgb(colour)[:3], math.radians(angle)
    o = bpy.data.objects.new('sun', l)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return o


class Mat:
    """A Principled material with the few additions that stop it looking like plastic."""

    def __init__(self, colour='#cccccc', rough=.6, **inputs):
        self.m = bpy.data.materials.new('m')
        self.m.use_nodes = True
        self.nt = self.m.node_tree
        self.bsdf = self.nt.nodes['Principled BSDF']
        self.set('Base Color', rgb(colour) if isinstance(colour, str) else colour)
        self.set('Roughness', rough)
        for k, v in inputs.items():
            self.set(k.replace('_', ' '), v)

    def set(self, name, v):
        self.bsdf.inputs[name].default_value = v

    def node(self, kind, **props):
        n = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in props.items():
            if hasattr(n, k):
                setattr(n, k, v)
            else:
                n.inputs[k.replace('_', ' ')].default_value = v
        return n

    def link(self, a, b):
        self.nt.links.new(a, b)

    def coords(self, space='Object', scale=(1, 1, 1)):
        t, m = self.node('TexCoord'), self.node('Mapping')
        m.inputs['Scale'].default_value = scale
        self.link(t.outputs[space], m.inputs[0])
        return m.outputs[0]

    def noise(self, scale=5, detail=6, rough=.55, stretch=(1, 1, 1), space='Object', distort=0):
        n = self.node('TexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distort)
        self.link(self.coords(space, stretch), n.inputs['Vector'])
        return n.outputs['Fac']

    def ramp(self, fac, stops, interp='LINEAR'):
        r = self.node('ValToRGB')
        r.color_ramp.interpolation = interp
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position, el.color = p, rgb(c) if isinstance(c, str) else (c, c, c, 1)
        self.link(fac, r.inputs[0])
        return r.outputs[0]

    def colour(self, out):
        self.link(out, self.bsdf.inputs['Base Color'])
        return self

    def rough(self, out):
        self.link(out, self.bsdf.inputs['Roughness'])
        return self

    def bump(self, height, strength=.3, distance=.02):
        b = self.node('Bump', Strength=strength, Distance=distance)
        prev = self.bsdf.inputs['Normal'].links
        if prev:
            self.link(prev[0].from_socket, b.inputs['Normal'])
        self.link(height, b.inputs['Height'])
        self.link(b.outputs[0], self.bsdf.inputs['Normal'])
        return self

    def translucent(self, colour, mix=.3):
        """Light through paper or a leaf."""
        t, x = self.node('BsdfTranslucent'), self.node('MixShader')
        t.inputs[0].default_value = rgb(colour)
        x.inputs[0].default_value = mix
        self.link(self.bsdf.outputs[0], x.inputs[1])
        self.link(t.outputs[0], x.inputs[2])
        out = next(n for n in self.nt.nodes if n.type == 'OUTPUT_MATERIAL')
        self.link(x.outputs[0], out.inputs[0])
        return self


def paper(colour, tooth=.12, fibre=900):
    m = Mat(colour, .92, Specular=.15)
    m.bump(m.noise(fibre, 3), tooth, .002)
    return m


def emit(colour, strength):
    m = Mat('#000000')
    m.set('Emission', rgb(colour))
    m.set('Emission Strength', strength)
    return m


def mesh(name, verts, faces, mat=None, smooth=True, edges=()):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], edges, faces)
    me.update()
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if mat:
        me.materials.append(mat.m)
    return o


def box(size, loc, mat, bevel=0.0, rot=(0, 0, 0)):
    x, y, z = (d / 2 for d in size)
    v = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh('box', v, f, mat, smooth=False)
    o.location, o.rotation_euler = loc, rot
    if bevel:
        mod(o, 'BEVEL', width=bevel, segments=3, limit_method='ANGLE')
    return o


def lathe(profile, loc, mat, steps=96, wobble=0.0, seed=0):
    """Revolve [(radius, z), …]; wobble is the hand of the potter."""
    rnd = random.Random(seed)
    ph = [rnd.random() * 6.28 for _ in range(6)]
    v, f, n = [], [], len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        k = 1 + wobble * (math.sin(2 * a + ph[0]) + .6 * math.sin(3 * a + ph[1]))
        for r, z in profile:
            v.append((r * k * math.cos(a), r * k * math.sin(a), z * (1 + wobble * .6 * math.sin(a + ph[2]))))
    for i in range(steps):
        for j in range(n - 1):
            a, b = i * n + j, (i + 1) % steps * n + j
            f.append((a, b, b + 1, a + 1))
    o = mesh('lathe', v, f, mat)
    o.location = loc
    mod(o, 'WELD', merge_threshold=.0004)
    mod(o, 'SUBSURF', levels=1, render_levels=2)
    return o


def mod(o, kind, **kw):
    m = o.modifiers.new(kind.lower(), kind)
    for k, v in kw.items():
        setattr(m, k, v)
    return m


def grid(w, d, nx, ny, height, mat, loc=(0, 0, 0)):
    v = [((i / nx - .5) * w, (j / ny - .5) * d, height(i / nx, j / ny)) for j in range(ny + 1) for i in range(nx + 1)]
    f = [(j * (nx + 1) + i, j * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i + 1, (j + 1) * (nx + 1) + i)
         for j in range(ny) for i in range(nx)]
    o = mesh('grid', v, f, mat)
    o.location = loc
    return o


def sweep(colour_mat, width=20, depth=8, height=8, radius=2.5, y=3):
    """The photographer's paper roll: floor that curves up into a wall."""
    pts = [(-depth, 0)] + [(y - radius, 0)]
    pts += [(y - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(.05, math.pi / 2, 24)]
    pts += [(y, height)]
    v = [(x, p[0], p[1]) for x in (-width, width) for p in pts]
    n = len(pts)
    return mesh('sweep', v, [(i, i + n, i + n + 1, i + 1) for i in range(n - 1)], colour_mat)


# ---------------------------------------------------------------- output

def _shift(a, dx, dy):
    return np.roll(np.roll(a, dy, 0), dx, 1)


def _box(a, r):
    if r == 0:
        return a
    for ax in (0, 1):
        acc = a.copy()
        for k in range(1, r + 1):
            acc += np.roll(a, k, ax) + np.roll(a, -k, ax)
        a = acc / (2 * r + 1)
    return a


def denoise(a, b, albedo, normal, depth, radius=6, k=.45):
    """Joint non-local means on two half renders; weights of one half filter the other.

    a, b: linear RGB of two renders with different seeds. Albedo is divided out first, so texture survives.
    """
    alb = np.maximum(albedo, .02)
    a, b = a / alb, b / alb
    cap = 4 * np.maximum(np.median([_shift(np.minimum(a, b), x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)], 0), .02)
    a, b = np.minimum(a, cap), np.minimum(b, cap)          # fireflies
    la, lb = np.log1p(4 * a), np.log1p(4 * b)
    var = _box(((la - lb) ** 2).mean(2) / 2, 3) + 1e-5
    z = depth / max(1e-6, np.percentile(depth[depth < 1e6], 95)) if (depth < 1e6).any() else depth * 0
    z = np.minimum(z, 4)[..., None]
    feats = np.concatenate([albedo * 3, normal * 1.4, z * 6], 2)
    fvar = .02 + _box(((feats - _shift(feats, 1, 0)) ** 2).sum(2), 2) * .5
    outs = []
    for src, guide in ((a, lb), (b, la)):
        acc, wsum = np.zeros_like(a), np.zeros(a.shape[:2], np.float32)
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                g = ((guide - _shift(guide, dx, dy)) ** 2).mean(2)
                v2 = var + np.minimum(var, _shift(var, dx, dy))
                d = _box((g - v2) / (1e-4 + k * k * (var + _shift(var, dx, dy))), 1)
                fd = ((feats - _shift(feats, dx, dy)) ** 2).sum(2) / fvar
                w = np.exp(-np.maximum(0, np.maximum(d, fd)))
                acc += w[..., None] * _shift(src, dx, dy)
                wsum += w
        outs.append(acc / wsum[..., None])
    return (outs[0] + outs[1]) / 2 * alb


def _load(path):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Linear'
    w, h = im.size
    buf = np.empty(w * h * im.channels, np.float32)
    im.pixels.foreach_get(buf)
    out = buf.reshape(h, w, im.channels)[..., :3].copy()
    bpy.data.images.remove(im)
    return out


def render(aspect=1.5, clean=True, bounces=8, clamp=6, glass=False, k=.45):
    s = bpy.context.scene
    s.render.resolution_x, s.render.resolution_y = WIDTH, round(WIDTH / aspect)
    c = s.cycles
    c.samples, c.use_denoising, c.use_adaptive_sampling, c.adaptive_threshold = max(1, SAMPLES // 2), False, True, .01
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(4, bounces), 4
    c.transmission_bounces = bounces if glass else 4
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive = clamp, False, glass
    c.blur_glossy = 1.0
    s.render.threads_mode, s.render.threads = 'FIXED', int(os.environ.get('THREADS', 2))
    s.render.use_persistent_data = True
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    comp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], comp.inputs[0])
    tmp = tempfile.mkdtemp()
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    fo.file_slots.clear()
    passes = {'Image': 'rgb', 'Denoising Albedo': 'alb', 'Denoising Normal': 'nrm', 'Denoising Depth': 'dep'}
    for p, slot in passes.items():
        fo.file_slots.new(slot + '_')
        nt.links.new(rl.outputs[p], fo.inputs[slot + '_'])
    t0, halves = time.time(), []
    for seed in (1, 2):
        c.seed = seed
        s.render.filepath = os.path.join(tmp, 'x')
        bpy.ops.render.render()
        halves.append({v: _load(os.path.join(tmp, f'{v}_{s.frame_current:04d}.exr')) for v in passes.values()})
    t1 = time.time()
    A, B = halves
    if clean:
        px = denoise(A['rgb'], B['rgb'], (A['alb'] + B['alb']) / 2, (A['nrm'] + B['nrm']) / 2,
                     ((A['dep'] + B['dep']) / 2)[..., 0], k=k)
    else:
        px = (A['rgb'] + B['rgb']) / 2
    h, w = px.shape[:2]
    im = bpy.data.images.new('out', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(np.concatenate([px, np.ones((h, w, 1), np.float32)], 2).astype(np.float32).ravel())
    s.render.image_settings.file_format, s.render.image_settings.color_mode = 'PNG', 'RGB'
    s.render.image_settings.color_depth = '8'
    im.save_render(OUT, scene=s)
    print(f'DONE {OUT} {w}x{h} {SAMPLES}spp render {t1 - t0:.0f}s denoise {time.time() - t1:.0f}s')
