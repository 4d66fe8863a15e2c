import type { Page } from '@playwright/test';

/** A picture file with stripes, drawn by the browser. */
export async function drawPicture(page: Page, name: string, width = 900, height = 600) {
  const data = await page.evaluate(
    ([across, down, seed]) => {
      const canvas = document.createElement('canvas');
      canvas.width = Number(across);
      canvas.height = Number(down);
      const context = canvas.getContext('2d');
      for (let x = 0; x < canvas.width; x += 30) {
        if (context) context.fillStyle = `hsl(${(x + String(seed).length * 47) % 360} 60% 50%)`;
        context?.fillRect(x, 0, 30, canvas.height);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height, name] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(data.slice(data.indexOf(',') + 1), 'base64') };
}
