/** The text before a comment: whatever stands in quotes is none. */
const BEFORE_COMMENT = /^((?:"[^"]*"|'[^']*'|[^"'])*?)(?:(?:^|\s+)#(?:\s.*)?)?$/;

/** The commands of a guide, in order: the lines of its `sh` blocks, joined where they go on, without their comments. */
export function readCommands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^( *)```sh\n([^]*?)^\1```$/gm)].map(([, , block = '']) => block);
  return blocks
    .flatMap((block) => block.replaceAll(/\s*\\\n\s*/g, ' ').split('\n'))
    .map((line) => (BEFORE_COMMENT.exec(line)?.[1] ?? line).trim())
    .filter((line) => line !== '');
}
