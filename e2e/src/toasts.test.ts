import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { LANGUAGES, type Language } from 'shared-api/contract';
import { FIRST_SCREEN } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { textsOf } from './support/texts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Where toasts with an action are shown, with namespace, action and messages of each. */
const SHOWN_BY = {
  'mf-admin/src/features/restaurant/use-remove-restaurant.ts': [
    'admin-restaurant',
    'remove.undo',
    ['remove.done'],
  ],
  'mf-admin/src/features/contact/use-message-changes.ts': ['admin-contact', 'remove.undo', ['remove.done']],
  'mf-customer/src/features/address/use-address-changes.ts': ['customer-address', 'undo', ['removed']],
  'mf-customer/src/features/favourite/use-remove-favourite.ts': ['customer-favourite', 'undo', ['removed']],
  'mf-provider/src/features/restaurant/use-gallery.ts': [
    'provider-restaurant',
    'gallery.undo',
    ['gallery.removed'],
  ],
  'mf-provider/src/features/restaurant/use-remove-restaurant.ts': [
    'provider-restaurant',
    'admin.undo',
    ['admin.removed'],
  ],
  'mf-provider/src/features/restaurant/section-editor.tsx': [
    'provider-restaurant',
    'edit.undo',
    ['edit.discarded'],
  ],
  'mf-provider/src/features/order/use-order-board.ts': ['provider-order', 'undo', ['changed']],
  'mf-provider/src/features/menu/use-save-menu.ts': ['provider-menu', 'undo', ['saved']],
  'mf-provider/src/features/menu/menu-editor.tsx': ['provider-menu', 'undo', ['discarded']],
  'mf-provider/src/features/menu/menu-tools.tsx': ['provider-menu', 'undo', ['file.applied']],
  'mf-provider/src/features/promotion/use-promotion-actions.ts': [
    'provider-promotion',
    'undo',
    ['ended', 'deleted'],
  ],
  'mf-provider/src/features/menu/options/group-list.tsx': ['provider-options', 'undo', ['removed']],
  'mf-provider/src/features/menu/use-removal.ts': [
    'provider-menu',
    'undo',
    ['category.removed', 'item.removed'],
  ],
} as const satisfies Record<string, readonly [string, string, readonly string[]]>;

/** Sources that only pass on what others show. */
const PASSED_ON = ['mf-customer/src/lib/use-undoable-removal.ts', 'mf-provider/src/lib/use-draft-undo.ts'];

/** As long as names get. */
const LONG = {
  name: 'Restaurant Thieboudienne Mohamed Lemine Ould Abderrahmane',
  label: 'Chez ma tante Vatimetou, derrière la mosquée',
  code: 'K7M-42Q',
  status: 'Cancelled',
};

interface ToastTexts {
  readonly message: string;
  readonly action: string;
}

function toastTexts(language: Language): ToastTexts[] {
  return Object.entries(SHOWN_BY).flatMap(([file, [namespace, action, messages]]) => {
    const text = textsOf(file.slice(0, file.indexOf('/')), language);
    const fill = (key: string) =>
      text(namespace, key).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => LONG[name as keyof typeof LONG]);
    return messages.map((key) => ({ message: fill(key), action: fill(action) }));
  });
}

test('every source of a toast with an action is tried', () => {
  const files = globSync('{mf-*,shell}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.|\/mocks\//.test(file),
  );
  const showing = files.filter((file) =>
    /action: \{ label|offerUndo\(|useUndoableRemoval\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(showing.toSorted()).toEqual([...Object.keys(SHOWN_BY), ...PASSED_ON].toSorted());
});

for (const language of LANGUAGES) {
  test(`toasts with an action fit 360 px without a broken word (${language})`, async ({ owner }) => {
    const text = textsOf('mf-provider', language);
    const page = await owner({ viewport: FIRST_SCREEN, language });
    await page.goto('/provider/menu');
    const [remove = ''] = text('provider-menu', 'category.remove').split('{{name}}');
    await page.locator(`button[aria-label^="${remove}"]`).first().click();
    const action = page.getByRole('button', { name: text('provider-menu', 'undo'), exact: true });
    // Hovering keeps the toast.
    await action.hover();
    expect(await misfits(action, toastTexts(language))).toEqual([]);
  });
}

/** What does not fit when a toast says each of the texts. */
function misfits(button: Locator, texts: readonly ToastTexts[]): Promise<string[]> {
  return button.evaluate((action, all) => {
    const toast = action.parentElement;
    const words = toast?.querySelector('div');
    if (!toast || !words) return ['The toast has no message.'];
    return all.flatMap((said) => {
      words.textContent = said.message;
      action.textContent = said.action;
      const box = toast.getBoundingClientRect();
      const isCut = [toast, words, action].some((part) => part.scrollWidth > part.clientWidth + 1);
      const isOutside = box.left < 0 || box.right > window.innerWidth;
      const broken = [words, action].flatMap(({ firstChild }) =>
        [...(firstChild?.textContent ?? '').matchAll(/[^\s\u00a0]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          if (!firstChild) return [];
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 && !word.includes('-') ? [`“${word}” is broken`] : [];
        }),
      );
      return [...(isCut ? ['cut off'] : []), ...(isOutside ? ['outside'] : []), ...broken].map(
        (problem) => `${said.message} / ${said.action}: ${problem}`,
      );
    });
  }, texts);
}
