"""The still lifes of Vesper & Quince: one table, one window, and each view adds at most one thing to it.

Run:  blender -b -t 1 -P still-life.py -- out.png [width] [samples] [view]
Views: hero, above, pear, plate, bowl, jug, candle, eggs, table-end.
"""
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from kit import *

s = reset('High Contrast', exposure={'candle': .34, 'eggs': .3, 'plate': .42, 'bowl': .75, 'table-end': .64}.get(VIEW, .38))
world('#30343a', .04)


# ---------------------------------------------------------------- materials

def glaze(base, speck, rough=.35):
    m = Mat(base, rough, Specular=.45, Clearcoat=.25, Clearcoat_Roughness=.25)
    f = m.noise(70, 2, .4)
    c = m.ramp(f, [(0, base), (.66, base), (.70, speck), (1, speck)])
    blot = m.ramp(m.noise(3, 5), [(.3, .82), (.7, 1.0)])
    mix = m.node('MixRGB', blend_type='MULTIPLY')
    mix.inputs[0].default_value = 1
    m.link(c, mix.inputs[1])
    m.link(blot, mix.inputs[2])
    m.colour(mix.outputs[0])
    m.rough(m.ramp(m.noise(9, 5), [(.3, rough - .1), (.7, rough + .2)]))
    m.bump(m.noise(14, 4, stretch=(1, 1, 7)), .12, .01)
    return m


def skin(stops, pore, bump, rough, sss):
    m = Mat(stops[1][1], rough, Subsurface=sss, Specular=.4)
    m.set('Subsurface Radius', (.12, .06, .02))
    m.set('Subsurface Color', rgb(stops[1][1]))
    m.colour(m.ramp(m.noise(2.2, 6, .6), stops))
    m.bump(m.noise(pore, 2, .5), bump, .012)
    m.bump(m.noise(3, 2), .25, .05)
    return m


cream, char, moss = glaze('#d8cbb4', '#6b5a45'), glaze('#23262b', '#4a4d50', .45), glaze('#68705a', '#2f3527')
linen = Mat('#a39a8a', .95, Sheen=.5)
linen.bump(linen.noise(160, 2, stretch=(1, .25, 1)), .18, .004).bump(linen.noise(160, 2, stretch=(.25, 1, 1)), .18, .004)


# ---------------------------------------------------------------- shapes

def smooth_profile(pts, n=48):
    """Monotone-ish Catmull-Rom through (radius, z) control points."""
    p = [pts[0]] + pts + [pts[-1]]
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, n // len(pts) + 2, endpoint=False):
            q = [.5 * ((2 * p[i][k]) + (-p[i-1][k] + p[i+1][k]) * t + (2*p[i-1][k] - 5*p[i][k] + 4*p[i+1][k] - p[i+2][k]) * t*t
                 + (-p[i-1][k] + 3*p[i][k] - 3*p[i+1][k] + p[i+2][k]) * t**3) for k in (0, 1)]
            out.append((max(0, q[0]), q[1]))
    return out + [pts[-1]]


LEMON = smooth_profile([(0, -.37), (.035, -.36), (.055, -.33), (.11, -.29), (.2, -.2), (.255, 0), (.205, .2), (.12, .29), (.075, .33), (.06, .375), (.03, .4), (0, .402)])
PEAR = smooth_profile([(0, .03), (.09, .0), (.2, .04), (.3, .2), (.3, .36), (.22, .56), (.145, .74), (.12, .86), (.085, .94), (.03, .95), (0, .93)])
QUINCE = smooth_profile([(0, .07), (.05, .03), (.12, .0), (.27, .08), (.37, .3), (.355, .5), (.25, .69), (.17, .8), (.13, .87), (.06, .87), (0, .82)])
EGG = smooth_profile([(0, -.3), (.09, -.28), (.18, -.19), (.225, -.02), (.2, .14), (.13, .26), (.06, .315), (0, .325)])
JUG = [(0, .03), (.36, .03), (.40, 0), (.44, .02), (.56, .3), (.6, .62), (.52, .98), (.34, 1.32), (.27, 1.5), (.29, 1.7), (.34, 1.8),
       (.335, 1.83), (.31, 1.82), (.26, 1.7), (.235, 1.5), (.3, 1.3), (.46, .98), (.5, .6), (.4, .1), (0, .08)]
CUP = [(0, .02), (.2, .02), (.23, 0), (.25, .03), (.26, .5), (.265, .52), (.25, .52), (.235, .48), (.22, .08), (0, .06)]


def plate(r, loc, m, seed):
    return lathe([(0, .05), (r * .58, .05), (r * .66, .075), (r * .92, .13), (r, .155), (r * 1.005, .17), (r * .985, .185),
                  (r * .9, .165), (r * .68, .115), (r * .6, .09), (0, .085)], loc, m, wobble=.004, seed=seed)


def bowl(r, h, loc, m, seed):
    return lathe([(0, 0.02), (r * .42, .02), (r * .45, 0), (r * .5, 0), (r * .52, .03), (r * .78, h * .35), (r * .95, h * .75), (r, h),
                  (r * .985, h * 1.02), (r * .96, h), (r * .9, h * .74), (r * .72, h * .36), (r * .45, .08), (0, .07)], loc, m, wobble=.006, seed=seed)


def stem(parent, z, tilt=(.25, .1, 0)):
    m = Mat('#2e2013', .8)
    m.bump(m.noise(30), .5, .02)
    c = lathe(smooth_profile([(.03, 0), (.02, .05), (.016, .12), (.018, .2), (.028, .24), (0, .245)]), (0, 0, z), m, 16)
    c.parent, c.rotation_euler = parent, tilt


def fruit(profile, m, loc, rot, k, wobble, seed):
    o = lathe(profile, loc, m, 64, wobble, seed)
    o.rotation_euler, o.scale = rot, (k,) * 3
    return o


def lemon(loc, rot, k=1.0):
    m = skin([(.3, '#b87a0c'), (.5, '#d99c16'), (.75, '#e9b830')], 42, .2, .4, .06)
    return fruit(LEMON, m, loc, rot, k, .012, int(loc[0] * 100))


def pear(loc, rot, k=1.0, seed=1):
    m = skin([(.3, '#6f6a22'), (.52, '#96903a'), (.72, '#9a6a34')], 120, .1, .45, .05)
    o = fruit(PEAR, m, loc, rot, k, .02, seed)
    stem(o, .9)
    return o


def quince(loc, rot, k=1.0, seed=1):
    m = skin([(.3, '#a98a1e'), (.5, '#cfa62a'), (.74, '#dcbc4c')], 26, .12, .55, .05)
    o = fruit(QUINCE, m, loc, rot, k, .045, seed)
    stem(o, .83, (.4, -.1, 0))
    return o


def egg(loc, rot, base, seed=1):
    m = skin([(.3, base), (.55, base), (.8, '#c9b494')], 150, .06, .5, .08)
    return fruit(EGG, m, loc, rot, .92, .006, seed)


def cloth(width, depth, loc, angle):
    """Laid, not simulated: low folds and a little unrest along the edges."""
    def height(u, v):
        x, y = u * width, v * depth
        return .036 + .016 * math.sin(3.1 * x + 1.2 * y) + .010 * math.sin(7.3 * x - 2.0 * y + 1) + .004 * math.sin(19 * x + 7 * y)
    o = grid(width, depth, 260, 110, height, linen, loc)
    o.rotation_euler = (0, 0, angle)
    mod(o, 'SOLIDIFY', thickness=.014, offset=0)
    return o


def candle(loc, tall=.95, lit=True):
    """A stub in an iron dish; the flame is a lamp the size of a thumbnail."""
    x, y, z = loc
    iron = Mat('#1b1a19', .55, Metallic=.7)
    iron.bump(iron.noise(20, 4), .2, .01)
    lathe([(0, .02), (.3, .02), (.42, .07), (.435, .09), (.42, .1), (.3, .05), (.13, .05), (.12, .2), (.105, .2), (.1, .06), (0, .06)], loc, iron, wobble=.006, seed=3)
    wax = Mat('#dcc9a0', .5, Subsurface=.35, Specular=.35)
    wax.set('Subsurface Radius', (.3, .16, .07))
    wax.set('Subsurface Color', rgb('#e8b96c'))
    wax.bump(wax.noise(5, 3, stretch=(1, 1, .3)), .25, .03)
    lathe(smooth_profile([(0, .05), (.092, .05), (.095, .3), (.09, tall - .08), (.092, tall - .02), (.075, tall), (.04, tall - .03), (0, tall - .035)]), loc, wax, wobble=.02, seed=9)
    if not lit:
        return
    wick = Mat('#140f0b', .9)
    lathe([(0, 0), (.012, 0), (.01, .08), (0, .085)], (x, y, z + tall - .04), wick, 12)
    flame = lathe(smooth_profile([(0, 0), (.03, .03), (.045, .09), (.035, .17), (.014, .26), (0, .31)]), (x, y, z + tall + .01), emit('#ff9a36', 7), 32)
    flame.visible_shadow = False
    l = bpy.data.lights.new('flame', 'POINT')
    l.energy, l.color, l.shadow_soft_size = 46, rgb('#ffa850')[:3], .07
    o = bpy.data.objects.new('flame', l)
    bpy.context.collection.objects.link(o)
    o.location = (x, y, z + tall + .14)


# ---------------------------------------------------------------- the room

wall = Mat('#2a2622', .95)
wall.colour(wall.ramp(wall.noise(1.3, 9, .65), [(.3, '#1d1a18'), (.52, '#37302a'), (.72, '#4a4038')]))
wall.bump(wall.noise(6, 9, .6), .35, .05)
back = grid(24, 12, 2, 2, lambda u, v: 0, wall)
back.rotation_euler, back.location = (math.pi / 2, 0, 0), (0, 2.1, 3)
wood = Mat('#3a2a1e', .5)
g = wood.noise(2.2, 8, .6, stretch=(.35, 7, 1), distort=.6)
wood.colour(wood.ramp(g, [(.25, '#1b120c'), (.5, '#38261a'), (.75, '#543a27')]))
wood.rough(wood.ramp(g, [(.2, .38), (.8, .7)])).bump(g, .25, .02)
for i in range(6):
    box((22, .78, .12), (0, -2.6 + i * .8, -.06), wood, .012).location.x = (i * 1.7) % 3 - 1.5

area((-4.6, -.4, 3.2), (0, 0, .4), (1.5, 2.2), {'candle': 60}.get(VIEW, 330), '#fff0dc')
area((4, -3, 2.5), (.6, 0, .3), 3, {'candle': 14}.get(VIEW, 42), '#9db4d6')


# ---------------------------------------------------------------- what lies on the table

def lemons_in_bowl():
    bowl(.62, .46, (1.55, .25, 0), moss, 3)
    lemon((1.75, .22, .47), (1.3, .3, 1.0))
    lemon((1.38, .4, .5), (1.4, .2, 2.4), .9)
    lemon((1.6, .58, .46), (1.4, .1, .4), .9)


def jug_and_cup():
    lathe(JUG, (-1.25, .75, 0), cream, wobble=.008, seed=4)
    lathe(CUP, (.95, 1.05, 0), char, wobble=.01, seed=6)


if VIEW in ('hero', 'above', 'pear', 'bowl'):
    plate(1.08, (-.1, -.55, 0), char, 1)
    plate(.8, (-.1, -.55, .16), cream, 2)
    lemon((-.42, -.72, .5), (1.5, .25, .6))
    lemon((.02, -.95, .49), (1.5, 0, 2.0), .95)
    lemon((-.05, -.4, .49), (1.5, .1, 1.2), .92)
    lemons_in_bowl()
    jug_and_cup()
    pear((1.22, -.62, 0), (0, .07, .4), .95, 2)
    pear((1.78, -.95, .27), (1.45, .3, .9), .9, 5)
    cloth(3.2, 1.25, (-.75, -1.2, 0), .16)

if VIEW == 'plate':
    plate(1.08, (-.1, -.55, 0), char, 1)
    plate(.8, (-.1, -.55, .16), cream, 2)
    quince((-.22, -.62, .235), (.05, -.04, .5), .95, 4)
    quince((.28, -.3, .57), (1.42, .25, 2.2), .8, 7)
    cloth(3.2, 1.25, (-1.0, -1.2, 0), .16)
    jug_and_cup()

if VIEW == 'jug':
    lathe(JUG, (-1.25, .75, 0), cream, wobble=.008, seed=4)
    lathe(CUP, (-.35, .55, 0), char, wobble=.01, seed=6)
    quince((-.62, -.1, .31), (1.35, .5, .5), .86, 2)

if VIEW == 'candle':
    candle((.75, -.2, 0))
    lathe(CUP, (1.55, .35, 0), char, wobble=.01, seed=6)
    plate(.8, (-.35, -.55, 0), cream, 2)
    pear((-.2, -.5, .1), (0, .05, .4), .9, 2)
    lathe(JUG, (2.6, 1.05, 0), cream, wobble=.008, seed=4)

if VIEW == 'eggs':
    bowl(.78, .44, (.5, .1, 0), moss, 3)
    shells = ['#cbb089', '#b78a5c', '#d9cdb6', '#c29b6d']
    for i, (x, y, z, a, b, c) in enumerate([
        (.18, -.06, .40, 1.45, .2, .5), (.62, -.2, .40, 1.5, -.1, 2.0), (.9, .15, .42, 1.4, .2, 3.6), (.48, .36, .42, 1.5, .1, 1.2),
        (.53, .06, .66, 1.35, .25, 2.6)]):
        egg((x, y, z), (a, b, c), shells[i % 4], i)
    egg((-.62, -.8, .26), (1.52, .1, 2.3), shells[1], 8)
    egg((-1.1, -.45, .26), (1.5, -.1, .7), shells[2], 9)
    cloth(3.0, 1.3, (-.75, -.75, 0), .12)
    lathe(JUG, (-2.35, .95, 0), cream, wobble=.008, seed=4)

if VIEW == 'table-end':
    cloth(7.5, .9, (.6, .1, 0), .02)
    for i, x in enumerate([-1.35, .75, 2.85]):
        plate(.86, (x, -.95, 0), char, i + 1)
        plate(.62, (x, -.95, .14), cream, i + 5)
        lathe(CUP, (x + .95, -.15 + .06 * i, .03), char if i % 2 else cream, wobble=.01, seed=i)
    bowl(.62, .46, (.05, .3, .03), moss, 3)
    quince((-.1, .22, .3), (.2, .1, .5), .72, 2)
    quince((.28, .42, .5), (1.3, .3, 1.5), .7, 5)
    lathe(JUG, (1.85, .75, 0), cream, wobble=.008, seed=4)

ASPECT = {'hero': 1.6, 'above': 1.5, 'pear': .8, 'plate': .8, 'bowl': 1, 'jug': .8, 'candle': 1.5, 'eggs': 1.5, 'table-end': 21 / 9}[VIEW]
{
    'hero': lambda: camera((.15, -6.7, 2.15), (.1, 0, .78), 39, 2.4, (-.1, -.7, .45), shift=(-.17, .035)),
    'above': lambda: camera((.5, -2.6, 6.4), (.35, -.4, 0), 50, 4, (0, -.6, .3)),
    'pear': lambda: camera((1.0, -5.0, 1.35), (1.3, -.3, .6), 74, 2.0, (1.22, -.8, .5), shift=(0, .06)),
    'plate': lambda: camera((-.9, -4.4, 2.0), (-.1, -.6, .45), 58, 2.2, (-.2, -.9, .5), shift=(0, .05)),
    'bowl': lambda: camera((.75, -2.4, 3.7), (1.35, .1, .3), 58, 2.8, (1.5, .1, .5)),
    'jug': lambda: camera((-1.0, -6.2, 1.5), (-.82, .6, .95), 60, 2.4, (-1.1, .3, .8), shift=(0, .03)),
    'candle': lambda: camera((.3, -5.4, 1.35), (.6, 0, .68), 56, 2.2, (.75, -.3, .8), shift=(-.06, .02)),
    'eggs': lambda: camera((.1, -4.6, 2.2), (-.1, -.1, .38), 54, 2.4, (.4, -.4, .5), shift=(0, .02)),
    'table-end': lambda: camera((-2.3, -6.6, 2.2), (1.35, .1, .74), 35, 2.6, (.6, -.9, .3), shift=(-.27, .02)),
}[VIEW]()
render(ASPECT)
