import sharp from 'sharp';

let shade = 0;

/** A small picture with content of its own. */
export function testPicture(width = 64, height = 48): Promise<Buffer> {
  shade += 1;
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 60 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Pictures in the field that uploads use. */
export function picturesForm(...pictures: readonly Buffer[]): FormData {
  const form = new FormData();
  for (const data of pictures) form.append('images', new Blob([new Uint8Array(data)]), 'picture.png');
  return form;
}
