import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { actors, openTestWorld, type TestWorld } from '../testWorld.ts';

interface Tenant {
  name: string;
  logo: string | null;
  tenantThemeId: string | null;
  contactEmail: string | null;
  isChatEnabled: boolean;
  canOUAdminsSubmitSupportTickets: boolean;
}

const update = { name: ' Harbour ', contactEmail: 'help@example.com', isChatEnabled: false, canOUAdminsSubmitSupportTickets: true };
const themeId = 'c0392baa-7d24-4b8e-8f13-2e5b7a4c9d02';

const upload = (world: TestWorld, bytes: Buffer, fileName = 'logo.png') =>
  world.call<Tenant>(actors.super, 'uploadTenantLogo', {
    body: { Height: 250, Width: 250 },
    files: [{ field: 'FileContent', fileName, contentType: 'image/png', bytes }],
  });

describe('the tenant', () => {
  test('The tenant keeps name, contact address and switches', async () => {
    const world = openTestWorld();
    const changed = await world.call<Tenant>(actors.super, 'updateManagedTenant', { body: update });
    expect(changed.body).toMatchObject({ ...update, name: 'Harbour' });
    expect((await world.call<Tenant>(actors.super, 'getManagedTenant')).body).toEqual(changed.body);
    expect((await world.call<Tenant[]>(actors.super, 'listOwnTenants')).body).toContainEqual(expect.objectContaining({ name: 'Harbour', isChatEnabled: false }));
  });

  test('The tenant needs a name', async () => {
    expect(await openTestWorld().call(actors.super, 'updateManagedTenant', { body: { ...update, name: ' ' } })).toMatchObject({ status: 400, body: { message: 'Name is required.' } });
  });

  test('API-055: the tenant keeps its colour for everyone in it', async () => {
    const world = openTestWorld();
    await world.call(actors.super, 'updateTenantTheme', { body: { themeId } });
    expect((await world.call<Tenant>(actors.unit, 'getTenant')).body.tenantThemeId).toBe(themeId);
    expect((await world.call<Tenant>(actors.solo, 'getTenant')).body.tenantThemeId).not.toBe(themeId);
  });

  test('decisions-main 10: the tenant is changed by super administrators alone', async () => {
    const world = openTestWorld();
    for (const actor of [actors.unit, actors.superAsUnit, actors.staff]) {
      expect((await world.call(actor, 'getManagedTenant')).status).toBe(403);
      expect((await world.call(actor, 'updateManagedTenant', { body: update })).status).toBe(403);
      expect((await world.call(actor, 'updateTenantTheme', { body: { themeId } })).status).toBe(403);
      expect((await world.call(actor, 'uploadTenantLogo')).status).toBe(403);
    }
  });
});

describe('API-056: the tenant’s logo', () => {
  test('LIM-25, API-056: the tenant’s logo is fitted into 250 by 250 with its proportions, and replaces the previous one', async () => {
    const world = openTestWorld();
    const former = (await world.call<Tenant>(actors.super, 'getManagedTenant')).body.logo;
    const wide = await sharp({ create: { width: 1000, height: 400, channels: 3, background: '#246' } }).jpeg().toBuffer();
    const { status, body } = await upload(world, wide);
    expect(status).toBe(201);
    const file = async (name: string | null) => world.call(actors.unit, 'getTenantLogo', { parameters: { file: name ?? '' } });
    const shown = await sharp((await file(body.logo)).file?.bytes).metadata();
    expect([shown.format, shown.width, shown.height]).toEqual(['png', 250, 100]);
    expect((await file(former)).status).toBe(404);
  });

  test('X06: a tenant logo that is an SVG with a script, or no picture at all, is refused', async () => {
    const world = openTestWorld();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    expect((await upload(world, Buffer.from(svg), 'logo.png')).status).toBe(400);
    expect((await upload(world, Buffer.from('%PDF-1.7'), 'logo.png')).status).toBe(400);
  });

  test('X06: a tenant logo whose file ends in a page is stored without the page', async () => {
    const world = openTestWorld();
    const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#246' } }).png().toBuffer();
    const { body } = await upload(world, Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]), 'logo.png');
    const { file } = await world.call(actors.super, 'getTenantLogo', { parameters: { file: body.logo ?? '' } });
    expect(Buffer.from(file?.bytes ?? []).length).toBeGreaterThan(0);
    expect(Buffer.from(file?.bytes ?? []).includes('<script>')).toBe(false);
  });

  test('X06: a tenant logo that is larger than 10 MB is refused', async () => {
    expect((await upload(openTestWorld(), Buffer.alloc(10 * 1024 * 1024 + 1, 0x89))).status).toBe(413);
  });
});
