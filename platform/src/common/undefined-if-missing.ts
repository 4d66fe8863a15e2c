/** For `catch`: returns undefined when the file does not exist, else rethrows. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
