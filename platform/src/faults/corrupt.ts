import type { AreaRelease } from '../contract/index.ts';

/** Global variable that tampered code leaves behind if it is ever run: nobody should. */
const TAMPERED_GLOBAL = '__maidaTampered';

/** A file that broke off half way. */
export function truncate(content: Buffer): Buffer {
  return content.subarray(0, Math.floor(content.length / 2));
}

/** Code that somebody has changed on the way; it would still do all it did before. */
export function tamper(file: string, content: Buffer): Buffer {
  const mark = `\n;(globalThis.${TAMPERED_GLOBAL} ??= []).push(${JSON.stringify(file)});\n`;
  return Buffer.concat([content, Buffer.from(mark)]);
}

/** An area's entry that answers, but exports something else than an area. */
export function wrongShapeEntry({ entryGlobal }: Pick<AreaRelease, 'entryGlobal'>): Buffer {
  return Buffer.from(
    `var ${entryGlobal} = { init: function () {}, get: function () { return Promise.resolve(function () { return { page: {} }; }); } };\n`,
  );
}

/** An area's entry that finds a React on the page which is older than any that it could be written for. */
export function wrongSharedEntry({ entryGlobal }: Pick<AreaRelease, 'entryGlobal'>, entry: Buffer): Buffer {
  const wrap = `
;(function () {
  var real = ${entryGlobal};
  ${entryGlobal} = {
    get: function (name) { return real.get(name); },
    init: function (scope) {
      var react = scope.react || {};
      var first = react[Object.keys(react)[0]];
      return real.init(Object.assign({}, scope, { react: { '0.0.1': first } }));
    }
  };
})();
`;
  return Buffer.concat([entry, Buffer.from(wrap)]);
}
