import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { queryCount } from '../../database/query.ts';
import { actors, openTestWorld } from '../testWorld.ts';

const world = openTestWorld();
const root = (await world.call<{ id: string }>(actors.super, 'getRootNode')).body.id;

const upload = (bytes: Buffer, fileName = 'logo.png', body: object = { Width: 250, Height: 250 }) =>
  world.call<{ logo: string; message: string }>(actors.super, 'uploadNodeLogo', {
    parameters: { id: root },
    body,
    files: [{ field: 'FileContent', fileName, contentType: 'image/png', bytes }],
  });
const stored = async (file: string) => (await world.call(actors.super, 'getTenantLogo', { parameters: { file } })).file;
const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('the logo of a node', () => {
  test.each([
    ['wide', 1000, 400, 250, 100],
    ['high', 200, 500, 100, 250],
    ['small', 60, 40, 60, 40],
  ])('The logo of a node that is %s is fitted into 250 by 250 with its proportions', async (_, width, height, fittedWidth, fittedHeight) => {
    const { status, body } = await upload(await picture(width, height).jpeg().toBuffer(), 'logo.jpg');
    expect(status).toBe(201);
    const size = await sharp((await stored(body.logo))?.bytes).metadata();
    expect([size.width, size.height]).toEqual([fittedWidth, fittedHeight]);
    expect((await world.call<{ logo: string }>(actors.super, 'getRootNode')).body.logo).toBe(body.logo);
  });

  test('The logo of a node replaces the one before, whose file is gone, and is cleared', async () => {
    const first = (await upload(await picture(10, 10).png().toBuffer())).body.logo;
    const pictures = queryCount(world.database, 'SELECT count(*) FROM pictures');
    await upload(await picture(20, 20).gif().toBuffer(), 'logo.gif');
    expect(queryCount(world.database, 'SELECT count(*) FROM pictures')).toBe(pictures);
    expect((await world.call(actors.super, 'getTenantLogo', { parameters: { file: first } })).status).toBe(404);
    expect((await world.call(actors.super, 'deleteNodeLogo', { parameters: { id: root } })).status).toBe(204);
    expect((await world.call<{ logo: string | null }>(actors.super, 'getRootNode')).body.logo).toBeNull();
    expect(queryCount(world.database, 'SELECT count(*) FROM pictures')).toBe(pictures - 1);
  });

  test('The logo of a node is not read by people of another tenant', async () => {
    const { logo } = (await upload(await picture(10, 10).png().toBuffer())).body;
    expect((await world.call(actors.solo, 'getTenantLogo', { parameters: { file: logo } })).status).toBe(404);
  });
});

describe('X06 a hostile logo', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><image href="http://canary.test/x.png"/></svg>');

  test('X06 a hostile logo that is an SVG is refused, whatever it is called', async () => {
    for (const name of ['logo.svg', 'logo.png']) expect([name, (await upload(svg, name)).status]).toEqual([name, 400]);
  });

  test('X06 a hostile logo that is a page behind the first bytes of a picture is refused', async () => {
    const page = Buffer.concat([Buffer.from('GIF89a'), Buffer.from('=1;/*<script>alert(1)</script>*/')]);
    expect((await upload(page, 'logo.gif')).status).toBe(400);
  });

  test('X06 a hostile logo that carries a page behind its picture is stored without the page', async () => {
    const polyglot = Buffer.concat([await picture(30, 30).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await upload(polyglot);
    expect(status).toBe(201);
    expect(Buffer.from((await stored(body.logo))?.bytes ?? []).includes('<script>')).toBe(false);
  });

  test('X06 a hostile logo of 30,000 pixels on a side is refused before it is unpacked', async () => {
    const header = await picture(1, 1).png().toBuffer();
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    expect((await upload(header)).status).toBe(400);
  });

  test('X06 a hostile logo of more than 10 MB is refused as too large', async () => {
    expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('X06 a missing logo is reported as required', async () => {
    expect((await world.call(actors.super, 'uploadNodeLogo', { parameters: { id: root }, body: {} })).status).toBe(400);
  });
});
