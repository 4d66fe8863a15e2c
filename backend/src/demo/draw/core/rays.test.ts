import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomFrom } from '../../random.ts';
import { Geometry } from './geometry.ts';
import { Surface } from './material.ts';
import { blob } from './mesh.ts';
import { Hit, Rays } from './rays.ts';
import { stuff } from './stuff.ts';

const SOLID = stuff({ color: '#888888' });
const CLEAR = stuff({ color: '#eeeeee', kind: 'pane' });

function shoot(
  rays: Rays,
  origin: readonly [number, number, number],
  towards: readonly [number, number, number],
) {
  const hit = new Hit();
  hit.t = Infinity;
  hit.shape = -1;
  rays.nearest(...origin, ...towards, hit);
  return hit;
}

test('a ray meets the nearest of many spheres, as asking each of them tells', () => {
  const random = randomFrom(3);
  const geometry = new Geometry();
  const spheres = Array.from({ length: 200 }, () => ({
    x: random() * 20 - 10,
    y: random() * 20 - 10,
    z: random() * 20 - 10,
  }));
  for (const sphere of spheres) geometry.ellipsoid({ ...sphere, scale: 0.8 }, SOLID, 0);
  const rays = new Rays(geometry);
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const [x, y] = [random() * 20 - 10, random() * 20 - 10];
    const distances = spheres.map((sphere) => {
      const aside = (sphere.x - x) ** 2 + (sphere.y - y) ** 2;
      return aside < 0.64 ? sphere.z + 30 - Math.sqrt(0.64 - aside) : Infinity;
    });
    const hit = shoot(rays, [x, y, -30], [0, 0, 1]);
    const expected = Math.min(...distances);
    if (expected === Infinity) assert.equal(hit.shape, -1);
    else assert.ok(Math.abs(hit.t - expected) < 1e-3);
    assert.equal(rays.isBlocked(x, y, -30, 0, 0, 1, new Hit()), expected < Infinity);
  }
});

test('a stretched, turned part is met where it stands and faces outwards', () => {
  const geometry = new Geometry();
  geometry.at({ x: 5, yaw: 90, scale: [1, 1, 3] }, () =>
    blob(geometry, SOLID, { size: [1, 1, 1], detail: 40 }),
  );
  const rays = new Rays(geometry);
  const hit = shoot(rays, [0, 0, 0], [1, 0, 0]);
  assert.ok(Math.abs(hit.t - 2) < 0.02, String(hit.t));
  const surface = new Surface();
  rays.locate(hit, 0, 0, 0, 1, 0, 0, surface);
  assert.ok(surface.nx < -0.99);
});

test('glass does not block the light', () => {
  const geometry = new Geometry();
  geometry.ellipsoid({ z: 5 }, CLEAR, 0);
  const rays = new Rays(geometry);
  assert.equal(rays.hasClearMaterial, true);
  assert.equal(rays.isBlocked(0, 0, 0, 0, 0, 1, new Hit()), false);
});
