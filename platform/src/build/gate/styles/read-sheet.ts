import { transform } from 'lightningcss';
import type { Rule, Selector, SelectorComponent, SelectorList } from 'lightningcss';

/** What a style sheet of a release says. */
export interface Sheet {
  readonly file: string;
  readonly rules: readonly SheetRule[];
  /** All names in it that a page has once: classes, animations, custom properties. */
  readonly names: ReadonlySet<string>;
  readonly animations: readonly string[];
  /** At-rules that hold for the whole page. */
  readonly globals: readonly string[];
  /** Why it can't be read. */
  readonly error?: string;
}

/** One selector of a rule, parsed and as text. */
export interface SheetRule {
  readonly selector: Selector;
  readonly text: string;
  /** The custom properties that a rule for the whole page sets, when it sets nothing else. */
  readonly properties?: readonly string[];
}

/** At-rules that no class name scopes. */
const GLOBAL_RULES = new Set([
  'font-face',
  'font-palette-values',
  'font-feature-values',
  'property',
  'page',
  'counter-style',
  'import',
  'namespace',
  'view-transition',
  'unknown',
]);

/** Reads a style sheet of a release. */
export function readSheet(file: string, content: Buffer): Sheet {
  const rules: SheetRule[] = [];
  const names = new Set<string>();
  const animations: string[] = [];
  const globals: string[] = [];
  try {
    transform({
      filename: file,
      code: content,
      visitor: {
        Rule: (rule) => {
          if (GLOBAL_RULES.has(rule.type)) globals.push(`@${rule.type}`);
          if (rule.type === 'keyframes') animations.push(rule.value.name.value);
          const properties = propertiesOf(rule);
          for (const name of properties ?? []) names.add(name);
          for (const selector of selectorsOf(rule)) {
            rules.push({ selector, text: textOf(selector), ...(properties ? { properties } : {}) });
          }
        },
        Selector: (selector) => {
          for (const component of selector) if (component.type === 'class') names.add(component.name);
        },
      },
    });
    for (const name of animations) names.add(`@keyframes ${name}`);
    return { file, rules, names, animations, globals };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, rules: [], names, animations: [], globals: [], error: reason };
  }
}

function selectorsOf(rule: Rule): SelectorList {
  if (rule.type === 'style') return rule.value.selectors;
  // The selector of the rule that is nested in it.
  return rule.type === 'nesting' ? rule.value.style.selectors : [];
}

/** `:root { --x: …; }`: what libraries set for themselves. */
function propertiesOf(rule: Rule): string[] | undefined {
  if (rule.type !== 'style') return undefined;
  const { selectors, declarations } = rule.value;
  const isRoot = selectors.every(([only, ...rest]) => {
    return rest.length === 0 && only?.type === 'pseudo-class' && only.kind === 'root';
  });
  const set = [...(declarations?.declarations ?? []), ...(declarations?.importantDeclarations ?? [])];
  const names = set.map((declaration) => (declaration.property === 'custom' ? declaration.value.name : ''));
  return isRoot && names.every((name) => name.startsWith('--')) ? names : undefined;
}

const COMBINATORS: Readonly<Record<string, string>> = {
  descendant: ' ',
  child: ' > ',
  'next-sibling': ' + ',
  'later-sibling': ' ~ ',
};

/** About as it was written; enough to find it. */
function textOf(selector: Selector): string {
  return selector.map(componentText).join('');
}

function componentText(component: SelectorComponent): string {
  if (component.type === 'type') return component.name;
  if (component.type === 'class') return `.${component.name}`;
  if (component.type === 'id') return `#${component.name}`;
  if (component.type === 'universal') return '*';
  if (component.type === 'combinator') return COMBINATORS[component.value] ?? ' ';
  if (component.type === 'attribute') return `[${component.name}]`;
  if (component.type === 'nesting') return '&';
  if (component.type === 'pseudo-class' || component.type === 'pseudo-element') return `:${component.kind}`;
  return '';
}
