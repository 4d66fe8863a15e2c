declare module 'react-refresh/runtime' {
  const runtime: object;
  export = runtime;
}
