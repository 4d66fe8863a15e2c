import type { AreaRelease } from '../../contract/index.ts';

/** Global variable that tampered code sets if a browser runs it, which none should. */
const TAMPERED_GLOBAL = '__maidaTampered';

/** The first half of a file. */
export function truncate(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2));
}

/** Code with an addition; it would still work as before. */
export function tamper(file: string, content: Buffer): Buffer {
  const mark = `\n;(globalThis.${TAMPERED_GLOBAL} ??= []).push(${JSON.stringify(file)});\n`;
  return Buffer.concat([content, Buffer.from(mark)]);
}

/** An area's entry that loads but does not export an area. */
export function wrongShapeEntry({ entryGlobal }: Pick<AreaRelease, 'entryGlobal'>): Buffer {
  return Buffer.from(
    `var ${entryGlobal} = { init: function () {}, get: function () { return Promise.resolve(function () { return { page: {} }; }); } };\n`,
  );
}

/** An area's entry that needs libraries which are newer than the page's. */
export function wrongSharedEntry(entry: Buffer): Buffer {
  return Buffer.from(entry.toString().replaceAll(/(requiredVersion:\s*)"[^"]*"/g, '$1"^999.0.0"'));
}
