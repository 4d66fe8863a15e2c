import { ELLIPSOID_STRIDE, TRIANGLE_STRIDE, type Geometry } from './geometry.ts';

const LEAF_SIZE = 3;
const BINS = 12;

/** A bounding volume tree over all shapes; shape numbers below `triangleCount` are triangles, the others ellipsoids. */
export interface Tree {
  readonly triangleCount: number;
  readonly order: Int32Array;
  /** Six numbers per node: low corner, high corner. */
  readonly bounds: Float32Array;
  /** Two numbers per node: the left child (the right one follows it) and 0, or first shape and count. */
  readonly links: Int32Array;
}

/** Low and high corner of every shape. */
function boxesOf(geometry: Geometry): Float32Array {
  const triangleCount = geometry.triangleMaterials.length;
  const boxes = new Float32Array((triangleCount + geometry.ellipsoidMaterials.length) * 6);
  for (let index = 0; index < triangleCount; index += 1) {
    const at = index * TRIANGLE_STRIDE;
    for (let axis = 0; axis < 3; axis += 1) {
      const values = [0, 3, 6].map((corner) => geometry.triangles[at + corner + axis] ?? 0);
      boxes[index * 6 + axis] = Math.min(...values) - 1e-4;
      boxes[index * 6 + 3 + axis] = Math.max(...values) + 1e-4;
    }
  }
  for (let index = 0; index < geometry.ellipsoidMaterials.length; index += 1) {
    const numbers = geometry.ellipsoids.slice(index * ELLIPSOID_STRIDE, (index + 1) * ELLIPSOID_STRIDE);
    const half = halfExtents(numbers.slice(3));
    for (let axis = 0; axis < 3; axis += 1) {
      const centre = numbers[axis] ?? 0;
      boxes[(triangleCount + index) * 6 + axis] = centre - (half[axis] ?? 0) - 1e-4;
      boxes[(triangleCount + index) * 6 + 3 + axis] = centre + (half[axis] ?? 0) + 1e-4;
    }
  }
  return boxes;
}

/** Half sizes of the box around an ellipsoid, from the rows of the matrix that makes it a unit sphere. */
function halfExtents(m: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  const rows = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  return rows.map((row) => Math.abs(Math.hypot(...row) / det));
}

interface Range {
  readonly node: number;
  readonly first: number;
  readonly count: number;
}

/** Builds the tree by the binned surface-area rule. */
export function buildTree(geometry: Geometry): Tree {
  const boxes = boxesOf(geometry);
  const count = boxes.length / 6;
  const order = Int32Array.from({ length: count }, (_, index) => index);
  const bounds = new Float32Array(count * 2 * 6 + 6);
  const links = new Int32Array(count * 2 * 2 + 2);
  let used = 1;
  const work: Range[] = [{ node: 0, first: 0, count }];
  for (let range = work.pop(); range; range = work.pop()) {
    measure(range, order, boxes, bounds);
    const middle = range.count > LEAF_SIZE ? split(range, order, boxes) : 0;
    if (middle === 0) {
      links[range.node * 2] = range.first;
      links[range.node * 2 + 1] = range.count;
      continue;
    }
    links[range.node * 2] = used;
    links[range.node * 2 + 1] = 0;
    work.push({ node: used, first: range.first, count: middle });
    work.push({ node: used + 1, first: range.first + middle, count: range.count - middle });
    used += 2;
  }
  return { triangleCount: geometry.triangleMaterials.length, order, bounds, links };
}

function measure(range: Range, order: Int32Array, boxes: Float32Array, bounds: Float32Array): void {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  for (let index = range.first; index < range.first + range.count; index += 1)
    grow(box, boxes, order[index] ?? 0);
  bounds.set(box, range.node * 6);
}

function grow(box: number[], boxes: Float32Array, shape: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    box[axis] = Math.min(box[axis] ?? 0, boxes[shape * 6 + axis] ?? 0);
    box[axis + 3] = Math.max(box[axis + 3] ?? 0, boxes[shape * 6 + 3 + axis] ?? 0);
  }
}

function areaOf(box: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = box;
  if (d < a) return 0;
  return (d - a) * (e - b) + (e - b) * (f - c) + (f - c) * (d - a);
}

/** Reorders a range in two parts and returns the size of the first; 0 when it cannot be parted. */
function split(range: Range, order: Int32Array, boxes: Float32Array): number {
  const centre = (shape: number, axis: number): number =>
    (boxes[shape * 6 + axis] ?? 0) + (boxes[shape * 6 + 3 + axis] ?? 0);
  const shapes = order.slice(range.first, range.first + range.count);
  let best = { cost: Infinity, axis: 0, limit: 0 };
  for (let axis = 0; axis < 3; axis += 1) {
    let low = Infinity;
    let high = -Infinity;
    for (const shape of shapes) {
      const at = centre(shape, axis);
      if (at < low) low = at;
      if (at > high) high = at;
    }
    if (high - low < 1e-6) continue;
    const found = bestCut(shapes, boxes, (shape) => (centre(shape, axis) - low) / (high - low));
    if (found.cost < best.cost) best = { cost: found.cost, axis, limit: low + found.at * (high - low) };
  }
  if (best.cost === Infinity) return 0;
  const left = shapes.filter((shape) => centre(shape, best.axis) < best.limit);
  const right = shapes.filter((shape) => centre(shape, best.axis) >= best.limit);
  if (left.length === 0 || right.length === 0) return 0;
  order.set(left, range.first);
  order.set(right, range.first + left.length);
  return left.length;
}

function bestCut(
  shapes: Int32Array,
  boxes: Float32Array,
  position: (shape: number) => number,
): { cost: number; at: number } {
  const bins = Array.from({ length: BINS }, () => ({
    box: [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity],
    count: 0,
  }));
  for (const shape of shapes) {
    const bin = bins[Math.min(BINS - 1, Math.floor(position(shape) * BINS))];
    if (!bin) continue;
    grow(bin.box, boxes, shape);
    bin.count += 1;
  }
  let best = { cost: Infinity, at: 0 };
  for (let cut = 1; cut < BINS; cut += 1) {
    const cost = costOf(bins.slice(0, cut)) + costOf(bins.slice(cut));
    if (cost < best.cost) best = { cost, at: cut / BINS };
  }
  return best;
}

function costOf(bins: readonly { box: number[]; count: number }[]): number {
  const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  let count = 0;
  for (const bin of bins) {
    if (bin.count === 0) continue;
    count += bin.count;
    for (let axis = 0; axis < 3; axis += 1) {
      box[axis] = Math.min(box[axis] ?? 0, bin.box[axis] ?? 0);
      box[axis + 3] = Math.max(box[axis + 3] ?? 0, bin.box[axis + 3] ?? 0);
    }
  }
  return count === 0 ? Infinity : areaOf(box) * count;
}
