import { waitFor } from '@testing-library/react';
import { followThemeColor } from './theme-color.ts';
import { chooseTheme } from './theme.ts';

test('the browser’s bars follow the chosen theme', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent =
    ':root { --color-surface: #fffefb } :root[data-theme="dark"] { --color-surface: #1b1e2c }';
  const stop = followThemeColor();
  const color = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
  await waitFor(() => expect(color()).toBe('#fffefb'));
  chooseTheme('dark');
  await waitFor(() => expect(color()).toBe('#1b1e2c'));
  stop();
  chooseTheme('system');
  style.remove();
});
