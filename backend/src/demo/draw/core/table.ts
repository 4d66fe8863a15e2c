import { randomFrom, type Random } from '../../random.ts';
import { Geometry, type Place } from './geometry.ts';

/** A scene in the making: its shapes, and the chance that makes every piece a little different. */
export class Table {
  readonly geometry = new Geometry();
  readonly random: Random;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  at(place: Place, draw: () => void): void {
    this.geometry.at(place, draw);
  }

  /** A number between two others. */
  from(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** A number for the variation of a shape. */
  seed(): number {
    return Math.round(this.random() * 9973) / 9973;
  }

  /** Draws `count` times at places evenly and irregularly spread over a disc. */
  scatter(count: number, radius: number, draw: (x: number, z: number, index: number) => void): void {
    const turn = this.random() * 2 * Math.PI;
    for (let index = 0; index < count; index += 1) {
      const distance = radius * Math.sqrt((index + this.from(0.2, 0.8)) / count);
      const angle = turn + index * 2.39996 + this.from(-0.25, 0.25);
      draw(Math.sin(angle) * distance, Math.cos(angle) * distance, index);
    }
  }

  /** Draws `count` times around a circle, facing outwards (yaw in degrees). */
  ring(
    count: number,
    radius: number,
    draw: (place: { x: number; z: number; yaw: number }, index: number) => void,
  ): void {
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * 2 * Math.PI + this.from(-0.15, 0.15) / count;
      draw({ x: Math.sin(angle) * radius, z: Math.cos(angle) * radius, yaw: (angle * 180) / Math.PI }, index);
    }
  }
}
