import assert from 'node:assert/strict';
import { test } from 'node:test';
import { denoise } from './denoise.ts';
import { Geometry } from './geometry.ts';
import type { LightOptions } from './light.ts';
import { type Scene, render } from './render.ts';
import { stuff } from './stuff.ts';

const LIGHT: LightOptions = {
  azimuth: 0,
  elevation: 70,
  halfWidth: 0.4,
  halfHeight: 0.4,
  window: [6, 6, 6],
  above: [0.4, 0.4, 0.4],
  horizon: [0.4, 0.4, 0.4],
};
const CAMERA = { target: [0, 0, 0] as const, distance: 20, elevation: 50, azimuth: 0, view: 12, lens: 0 };
const SIZE = { width: 12, height: 12, samples: 8 };

function ballOf(hex: string): Scene {
  const geometry = new Geometry();
  geometry.ellipsoid({ scale: 3 }, stuff({ color: hex }), 0);
  return { geometry, light: LIGHT, camera: CAMERA };
}

function meanOf(picture: Float32Array, channel: number): number {
  const values = picture.filter((_, index) => index % 3 === channel);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

test('the same scene gives the same picture', () => {
  assert.deepEqual(render(ballOf('#c04020'), SIZE), render(ballOf('#c04020'), SIZE));
});

test('a ball has the colour of its stuff and no more light than falls on it', () => {
  const picture = denoise(render(ballOf('#c04020'), SIZE));
  assert.ok(meanOf(picture, 0) > 3 * meanOf(picture, 2));
  assert.ok(picture.every((value) => value >= 0 && value < 6));
});

test('a white ball is brighter than a black one', () => {
  const [white, black] = ['#f0f0f0', '#101010'].map((hex) => meanOf(denoise(render(ballOf(hex), SIZE)), 1));
  assert.ok((white ?? 0) > 3 * (black ?? 1));
});
