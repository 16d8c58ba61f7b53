import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { face, faceCount } from './faces.ts';
import { scenes } from './scenes.ts';
import { size } from './shapes.ts';

// Redraws the pictures of posts, with their thumbnails (content §9: 200 by 200 at most), and the faces of people.
const folder = join(import.meta.dirname, 'drawn');
const drawing = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${content}</svg>`));

mkdirSync(folder, { recursive: true });
for (const [name, content] of Object.entries(scenes)) {
  writeFileSync(join(folder, `${name}.jpg`), await drawing(content).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  writeFileSync(join(folder, `${name}.thumbnail.jpg`), await drawing(content).resize(200, 200, { fit: 'inside' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}
for (let number = 0; number < faceCount; number += 1) {
  const bytes = await drawing(face(number)).extract({ left: 230, top: 90, width: 500, height: 500 }).resize(128, 128).png({ palette: true }).toBuffer();
  writeFileSync(join(folder, `face-${number}.png`), bytes);
}
