import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place in a built file at the end of a frame: `(http://…/main.js:75:60)`. */
const PLACE = /(https?:\/\/[^\s)]+?):(\d+):(\d+)/;
/** `webpack://mf-public/./src/area.tsx`; what follows the app's name may lead out of its folder. */
const SOURCE = /^webpack:\/\/([^/]+)\/(.*)$/;

/** Reads the source map that a built file names; undefined without one. */
async function readMap(file: string): Promise<TraceMap | undefined> {
  const text = await fetch(file).then((reply) => reply.text());
  const [, name] = /\n\/\/# sourceMappingURL=(\S+)\s*$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  const map = await fetch(new URL(name, file)).then((reply) => reply.text());
  return new TraceMap(map);
}

/** `mf-public/src/area.tsx`, from the root of the workspace. */
function pathOf(source: string): string {
  const [, app = '', path = ''] = SOURCE.exec(source) ?? [];
  return new URL(`/${app}/${path}`, 'http://workspace').pathname.slice(1);
}

/** The place in the sources; undefined where the map knows none. */
function findPlace(map: TraceMap, line: number, column: number): string | undefined {
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  // Resolved, a path out of the app's folder would stay inside.
  const source = map.sources[map.resolvedSources.indexOf(found.source)] ?? '';
  return `${pathOf(source)}:${String(found.line)}:${String(found.column + 1)}`;
}

/**
 * The stack of an error, its frames in places of the sources: `at Menu (mf-public/src/area.tsx:42:9)`. Frames of
 * packages are left out. For development servers, which serve the source maps.
 */
export async function mapStack(stack: string): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapFrame = async (frame: string): Promise<string> => {
    const [built, file = '', line = '', column = ''] = PLACE.exec(frame) ?? [];
    if (built === undefined) return frame;
    const reading = maps.get(file) ?? readMap(file).catch(() => undefined);
    maps.set(file, reading);
    const map = await reading;
    const place = map && findPlace(map, Number(line), Number(column));
    return place === undefined ? frame : frame.replace(built, place);
  };
  const frames = await Promise.all(stack.split('\n').map(mapFrame));
  return frames.filter((frame) => !frame.includes('(node_modules/')).join('\n');
}
