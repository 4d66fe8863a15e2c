import { type Light } from './light.ts';
import { Surface } from './material.ts';
import { Hit, type Rays } from './rays.ts';
import type { Sampler } from './sampler.ts';

const FAR = 1e9;
const MAX_DEPTH = 9;
/** From this bounce on the light from all around is guessed instead of followed. */
const MAX_DIFFUSE = 2;
/** How open an average spot between plates and food is to the room, with what comes back from its neighbours. */
const OPENNESS = 0.62;
const OFFSET = 2e-3;
/** Above this roughness the window is sampled on purpose, below it the reflected ray finds it. */
const SHARP = 0.22;
const REFRACTION = 1.36;
/** One very bright sample would stay visible as a dot. */
const FIREFLY = 2.5;

/** Follows light backwards from the camera. Results of the last path are in the public fields. */
export class Tracer {
  readonly #rays: Rays;
  readonly #light: Light;
  readonly #hit = new Hit();
  readonly #shadowHit = new Hit();
  readonly #surface = new Surface();
  readonly #other = new Surface();
  /** Radiance. */
  r = 0;
  g = 0;
  b = 0;
  /** Albedo, normal and distance of the first matt thing seen, to guide the denoiser. */
  albedoR = 0;
  albedoG = 0;
  albedoB = 0;
  normalX = 0;
  normalY = 0;
  normalZ = 0;
  distance = 0;
  /** What is left of the light that a shadow ray carries. */
  #lr = 0;
  #lg = 0;
  #lb = 0;
  // The state of the running path.
  #tr = 1;
  #tg = 1;
  #tb = 1;
  #ox = 0;
  #oy = 0;
  #oz = 0;
  #dx = 0;
  #dy = 0;
  #dz = 0;
  #seesWindow = true;
  #isGuided = false;
  #diffuse = 0;

  constructor(rays: Rays, light: Light) {
    this.#rays = rays;
    this.#light = light;
  }

  trace(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, random: Sampler): void {
    this.#begin(ox, oy, oz, dx, dy, dz);
    const hit = this.#hit;
    const s = this.#surface;
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
      hit.t = FAR;
      hit.shape = -1;
      this.#rays.nearest(this.#ox, this.#oy, this.#oz, this.#dx, this.#dy, this.#dz, hit);
      if (depth === 0) this.distance = hit.shape < 0 ? 1e4 : hit.t;
      const material = hit.shape < 0 ? undefined : this.#rays.materialAt(hit.shape);
      if (!material) {
        const sky = this.#light.radiance(this.#dx, this.#dy, this.#dz, this.#seesWindow);
        this.#collect(sky[0], sky[1], sky[2], depth);
        if (!this.#isGuided) this.#guide(1, 1, 1, 0, 0, 0);
        return;
      }
      this.#rays.locate(hit, this.#ox, this.#oy, this.#oz, this.#dx, this.#dy, this.#dz, s);
      const entersBack = s.nx * this.#dx + s.ny * this.#dy + s.nz * this.#dz > 0;
      const side = entersBack ? -1 : 1;
      const tx = s.nx * side;
      const ty = s.ny * side;
      const tz = s.nz * side;
      prepare(s);
      material.shade(s);
      if (material.kind === 'liquid') {
        this.#refract(s, entersBack, hit.t, random);
        continue;
      }
      if (entersBack) flip(s);
      if (s.glow > 0) this.#collect(s.r * s.glow, s.g * s.glow, s.b * s.glow, 0);
      if (material.kind === 'pane') this.#passPane(s, random);
      else if (material.kind === 'metal') this.#mirror(s, tx, ty, tz, random);
      else if (!this.#scatter(s, tx, ty, tz, depth, random)) return;
      if (!this.#survives(depth, random)) return;
    }
  }

  #begin(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void {
    this.r = this.g = this.b = 0;
    this.#tr = this.#tg = this.#tb = 1;
    this.#ox = ox;
    this.#oy = oy;
    this.#oz = oz;
    this.#dx = dx;
    this.#dy = dy;
    this.#dz = dz;
    this.#seesWindow = true;
    this.#isGuided = false;
    this.#diffuse = 0;
  }

  #collect(r: number, g: number, b: number, depth: number): void {
    const cap = depth === 0 ? Infinity : FIREFLY;
    this.r += Math.min(cap, r * this.#tr);
    this.g += Math.min(cap, g * this.#tg);
    this.b += Math.min(cap, b * this.#tb);
  }

  #guide(r: number, g: number, b: number, nx: number, ny: number, nz: number): void {
    this.#isGuided = true;
    this.albedoR = r;
    this.albedoG = g;
    this.albedoB = b;
    this.normalX = nx;
    this.normalY = ny;
    this.normalZ = nz;
  }

  #survives(depth: number, random: Sampler): boolean {
    if (depth < 1) return true;
    const chance = Math.min(0.95, Math.max(this.#tr, this.#tg, this.#tb));
    if (random.next() >= chance) return false;
    this.#tr /= chance;
    this.#tg /= chance;
    this.#tb /= chance;
    return true;
  }

  #moveTo(s: Surface, nx: number, ny: number, nz: number): void {
    this.#ox = s.x + nx * OFFSET;
    this.#oy = s.y + ny * OFFSET;
    this.#oz = s.z + nz * OFFSET;
  }

  /** A ray through the border of a liquid: reflected or bent; inside it the liquid colours the way. */
  #refract(s: Surface, isInside: boolean, way: number, random: Sampler): void {
    if (isInside) {
      this.#tr *= s.r ** way;
      this.#tg *= s.g ** way;
      this.#tb *= s.b ** way;
      flip(s);
    }
    const eta = isInside ? REFRACTION : 1 / REFRACTION;
    const cos = -(s.nx * this.#dx + s.ny * this.#dy + s.nz * this.#dz);
    const k = 1 - eta * eta * (1 - cos * cos);
    const reflectance = k < 0 ? 1 : fresnel(isInside ? Math.sqrt(k) : cos, 0.025);
    this.#seesWindow = true;
    if (random.next() < reflectance) {
      this.#dx += 2 * cos * s.nx;
      this.#dy += 2 * cos * s.ny;
      this.#dz += 2 * cos * s.nz;
      this.#moveTo(s, s.nx, s.ny, s.nz);
      return;
    }
    const bend = eta * cos - Math.sqrt(k);
    this.#dx = eta * this.#dx + bend * s.nx;
    this.#dy = eta * this.#dy + bend * s.ny;
    this.#dz = eta * this.#dz + bend * s.nz;
    this.#moveTo(s, -s.nx, -s.ny, -s.nz);
  }

  #passPane(s: Surface, random: Sampler): void {
    const cos = Math.abs(s.nx * this.#dx + s.ny * this.#dy + s.nz * this.#dz);
    if (random.next() < fresnel(cos, s.specular)) {
      this.#dx += 2 * cos * s.nx;
      this.#dy += 2 * cos * s.ny;
      this.#dz += 2 * cos * s.nz;
      this.#moveTo(s, s.nx, s.ny, s.nz);
      this.#seesWindow = true;
      return;
    }
    this.#tr *= s.r;
    this.#tg *= s.g;
    this.#tb *= s.b;
    this.#moveTo(s, -s.nx, -s.ny, -s.nz);
  }

  #mirror(s: Surface, tx: number, ty: number, tz: number, random: Sampler): void {
    if (!this.#isGuided) this.#guide(s.r, s.g, s.b, s.nx, s.ny, s.nz);
    if (s.rough >= SHARP) this.#lightUp(s, tx, ty, tz, 'metal', random);
    const cos = this.#reflect(s, tx, ty, tz, random);
    const edge = (1 - cos) ** 5;
    this.#tr *= s.r + (1 - s.r) * edge;
    this.#tg *= s.g + (1 - s.g) * edge;
    this.#tb *= s.b + (1 - s.b) * edge;
    this.#seesWindow = s.rough < SHARP;
  }

  /** Turns the ray to a reflection around a slightly tilted normal; returns the cosine it met it with. */
  #reflect(s: Surface, tx: number, ty: number, tz: number, random: Sampler): number {
    const a2 = s.rough ** 4;
    random.pair();
    const pick = random.next();
    const cosTilt = Math.sqrt((1 - pick) / (1 + (a2 - 1) * pick));
    const h = aroundNormal(s, cosTilt, random.next());
    let cos = -(h[0] * this.#dx + h[1] * this.#dy + h[2] * this.#dz);
    if (cos < 0.02) cos = 0.02;
    this.#dx += 2 * cos * h[0];
    this.#dy += 2 * cos * h[1];
    this.#dz += 2 * cos * h[2];
    const lift = this.#dx * tx + this.#dy * ty + this.#dz * tz;
    if (lift < 0.01) {
      this.#dx += (0.02 - lift) * tx;
      this.#dy += (0.02 - lift) * ty;
      this.#dz += (0.02 - lift) * tz;
    }
    const k = 1 / Math.hypot(this.#dx, this.#dy, this.#dz);
    this.#dx *= k;
    this.#dy *= k;
    this.#dz *= k;
    this.#moveTo(s, tx, ty, tz);
    return cos;
  }

  #scatter(s: Surface, tx: number, ty: number, tz: number, depth: number, random: Sampler): boolean {
    if (!this.#isGuided) this.#guide(s.r, s.g, s.b, s.nx, s.ny, s.nz);
    this.#lightUp(s, tx, ty, tz, 'opaque', random);
    const cos = Math.max(0, -(s.nx * this.#dx + s.ny * this.#dy + s.nz * this.#dz));
    const shine = fresnel(cos, s.specular) * (1 - 0.75 * s.rough);
    const chance = depth === 0 ? Math.min(0.7, 0.1 + shine) : Math.min(0.5, shine);
    if (random.next() < chance) {
      this.#reflect(s, tx, ty, tz, random);
      this.#scale(shine / chance, shine / chance, shine / chance);
      this.#seesWindow = s.rough < SHARP;
      return true;
    }
    this.#diffuse += 1;
    const k = (1 - shine) / (1 - chance);
    if (this.#diffuse >= MAX_DIFFUSE) {
      const room = this.#light.radiance(s.nx, Math.abs(s.ny), s.nz, false);
      const open = OPENNESS * k;
      this.#collect(room[0] * s.r * open, room[1] * s.g * open, room[2] * s.b * open, depth);
      return false;
    }
    this.#scale(s.r * k, s.g * k, s.b * k);
    random.pair();
    const radius = Math.sqrt(random.next());
    const d = aroundNormal(s, Math.sqrt(Math.max(0, 1 - radius * radius)), random.next());
    const through = s.through > 0 && random.next() < s.through ? -1 : 1;
    this.#dx = d[0] * through;
    this.#dy = d[1] * through;
    this.#dz = d[2] * through;
    if ((this.#dx * tx + this.#dy * ty + this.#dz * tz) * through < 0) return false;
    this.#moveTo(s, tx * through, ty * through, tz * through);
    this.#seesWindow = false;
    return true;
  }

  #scale(r: number, g: number, b: number): void {
    this.#tr *= r;
    this.#tg *= g;
    this.#tb *= b;
  }

  /** The window's light on this point, by way of the body's colour and of a blurred reflection. */
  #lightUp(s: Surface, tx: number, ty: number, tz: number, kind: 'opaque' | 'metal', random: Sampler): void {
    const light = this.#light;
    random.pair();
    light.sample(random.next(), random.next());
    const facing = s.nx * light.dx + s.ny * light.dy + s.nz * light.dz;
    const above = tx * light.dx + ty * light.dy + tz * light.dz;
    const isBehind = facing <= 0 || above <= 0;
    if (isBehind && s.through === 0) return;
    const side = isBehind ? -1 : 1;
    this.#reach(s.x + tx * OFFSET * side, s.y + ty * OFFSET * side, s.z + tz * OFFSET * side);
    if (this.#lr + this.#lg + this.#lb === 0) return;
    const cos = Math.abs(facing) / light.density;
    const body = kind === 'metal' ? 0 : ((isBehind ? s.through : 1 - s.through) * cos) / Math.PI;
    const shine = isBehind || s.rough < SHARP ? 0 : this.#gloss(s, kind === 'metal') * cos;
    const metal = kind === 'metal';
    this.#collect(
      this.#lr * (s.r * body + shine * (metal ? s.r : 1)),
      this.#lg * (s.g * body + shine * (metal ? s.g : 1)),
      this.#lb * (s.b * body + shine * (metal ? s.b : 1)),
      this.#diffuse,
    );
  }

  /** Microfacet reflection of the sampled light direction to where the ray came from. */
  #gloss(s: Surface, isMetal: boolean): number {
    const { dx, dy, dz } = this.#light;
    const hx = dx - this.#dx;
    const hy = dy - this.#dy;
    const hz = dz - this.#dz;
    const k = 1 / Math.hypot(hx, hy, hz);
    const nh = Math.max(0, (s.nx * hx + s.ny * hy + s.nz * hz) * k);
    const vh = Math.max(0.05, (dx * hx + dy * hy + dz * hz) * k);
    const nv = Math.max(0.05, -(s.nx * this.#dx + s.ny * this.#dy + s.nz * this.#dz));
    const nl = Math.max(0.05, s.nx * dx + s.ny * dy + s.nz * dz);
    const a2 = s.rough ** 4;
    const spread = nh * nh * (a2 - 1) + 1;
    const distribution = a2 / (Math.PI * spread * spread);
    const shade = s.rough ** 2 / 2;
    const masking = 1 / ((nl * (1 - shade) + shade) * (nv * (1 - shade) + shade) * 4);
    const edge = isMetal ? 1 : fresnel(vh, s.specular);
    return distribution * masking * edge;
  }

  /** How much of the window's light arrives; liquids and panes let it through coloured. */
  #reach(x: number, y: number, z: number): void {
    const { dx, dy, dz, options } = this.#light;
    [this.#lr, this.#lg, this.#lb] = options.window;
    const hit = this.#shadowHit;
    if (this.#rays.isBlocked(x, y, z, dx, dy, dz, hit)) {
      this.#lr = this.#lg = this.#lb = 0;
      return;
    }
    if (this.#rays.hasClearMaterial) this.#tint(x, y, z);
  }

  /** Colours the arriving light by the liquids and panes on its way. */
  #tint(x: number, y: number, z: number): void {
    const { dx, dy, dz } = this.#light;
    const hit = this.#shadowHit;
    const s = this.#other;
    let px = x;
    let py = y;
    let pz = z;
    for (let step = 0; step < 12; step += 1) {
      hit.t = FAR;
      hit.shape = -1;
      this.#rays.nearest(px, py, pz, dx, dy, dz, hit);
      const material = hit.shape < 0 ? undefined : this.#rays.materialAt(hit.shape);
      if (!material) return;
      this.#rays.locate(hit, px, py, pz, dx, dy, dz, s);
      prepare(s);
      material.shade(s);
      const leaves = s.nx * dx + s.ny * dy + s.nz * dz > 0;
      const way = material.kind === 'pane' ? 1 : leaves ? hit.t : 0;
      this.#lr *= s.r ** way * 0.95;
      this.#lg *= s.g ** way * 0.95;
      this.#lb *= s.b ** way * 0.95;
      px = s.x + dx * OFFSET;
      py = s.y + dy * OFFSET;
      pz = s.z + dz * OFFSET;
    }
  }
}

function prepare(s: Surface): void {
  s.rough = 0.6;
  s.specular = 0.04;
  s.through = 0;
  s.glow = 0;
}

function flip(s: Surface): void {
  s.nx = -s.nx;
  s.ny = -s.ny;
  s.nz = -s.nz;
}

function fresnel(cos: number, front: number): number {
  return front + (1 - front) * (1 - Math.min(1, Math.max(0, cos))) ** 5;
}

const DIRECTION: [number, number, number] = [0, 0, 0];

/** A direction at a given cosine to the normal, turned around it by `turn` in [0, 1). */
function aroundNormal(s: Surface, cos: number, turn: number): [number, number, number] {
  const sin = Math.sqrt(Math.max(0, 1 - cos * cos));
  const sign = s.nz >= 0 ? 1 : -1;
  const a = -1 / (sign + s.nz);
  const b = s.nx * s.ny * a;
  const c = Math.cos(turn * 2 * Math.PI) * sin;
  const d = Math.sin(turn * 2 * Math.PI) * sin;
  DIRECTION[0] = c * (1 + sign * s.nx * s.nx * a) + d * b + s.nx * cos;
  DIRECTION[1] = c * sign * b + d * (sign + s.ny * s.ny * a) + s.ny * cos;
  DIRECTION[2] = -c * sign * s.nx - d * s.ny + s.nz * cos;
  return DIRECTION;
}
