import { globalStyle } from '@vanilla-extract/css';
import { colour, font, radius, space } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.css.ts';
import { layers } from '../../theme/layers.css.ts';

export const preview = componentStyle({ display: 'grid', gap: space.large, justifyItems: 'center', minInlineSize: 0 });

/** Has its own `data-theme` and `data-scheme`: every colour in it is that of the tenant. */
export const phone = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  minBlockSize: '26rem',
  overflow: 'hidden',
  border: `6px solid ${colour.border.strong}`,
  borderRadius: '1.75rem',
  backgroundColor: colour.surface.canvas,
  color: colour.text.primary,
});

export const bar = componentStyle({
  margin: 0,
  padding: `${space.medium} ${space.large}`,
  backgroundColor: colour.accent.fill,
  color: colour.accent.onFill,
  fontWeight: font.weight.semibold,
  overflowWrap: 'anywhere',
});

export const item = componentStyle({
  display: 'grid',
  gap: space.medium,
  margin: space.small,
  padding: space.medium,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.large,
  backgroundColor: colour.surface.base,
});

export const byline = componentStyle({ display: 'flex', alignItems: 'center', gap: space.small, minInlineSize: 0 });

export const author = componentStyle({ display: 'grid', flex: 1, minInlineSize: 0, lineHeight: font.lineHeight.tight });

export const name = componentStyle({ fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const pin = componentStyle({ flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', color: colour.text.secondary });

export const title = componentStyle({ margin: 0, fontSize: font.size.large, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const text = componentStyle({ margin: 0, whiteSpace: 'pre-wrap', unicodeBidi: 'plaintext', overflowWrap: 'anywhere' });

export const quiet = componentStyle({ margin: 0, fontSize: font.size.small, color: colour.text.secondary, overflowWrap: 'anywhere' });

export const attachments = componentStyle({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))', gap: space.xsmall, margin: 0, padding: 0, listStyle: 'none' });

export const attachment = componentStyle({ minInlineSize: 0, aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: radius.medium, backgroundColor: colour.surface.sunken });

export const picture = componentStyle({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  blockSize: '100%',
  fontSize: font.size.small,
  color: colour.text.secondary,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});

globalStyle(`${picture} > :is(img, video)`, { '@layer': { [layers.component]: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' } } });

export const link = componentStyle({ display: 'grid', margin: 0, padding: space.small, border: `1px solid ${colour.border.subtle}`, borderRadius: radius.medium, overflowWrap: 'anywhere' });

export const linkLabel = componentStyle({ fontWeight: font.weight.medium });

/** Looks like the app's button, but is not one. */
export const request = componentStyle({
  margin: 0,
  padding: space.small,
  borderRadius: radius.medium,
  backgroundColor: colour.accent.fill,
  color: colour.accent.onFill,
  fontWeight: font.weight.medium,
  textAlign: 'center',
});

export const note = componentStyle({ margin: 0, fontSize: font.size.small, color: colour.text.secondary, textAlign: 'center' });

export const progress = componentStyle({ display: 'block', inlineSize: '100%', blockSize: 4, borderRadius: radius.full, overflow: 'hidden' });

export const progressRail = componentStyle({ fill: colour.surface.sunken });

export const progressDone = componentStyle({ fill: colour.accent.fill });

export const place = componentStyle({ display: 'flex', justifyContent: 'space-between', gap: space.small, margin: 0, fontSize: font.size.small, color: colour.text.secondary });

export const asked = componentStyle({ margin: 0, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' });

export const choices = componentStyle({ display: 'grid', gap: space.small, margin: 0, padding: 0, listStyle: 'none' });

/** Looks like the app's answers, but is not one. */
export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  margin: 0,
  padding: space.small,
  border: `1px solid ${colour.border.subtle}`,
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
});

export const mark = componentStyle({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `1px solid ${colour.border.control}`,
  borderRadius: radius.full,
  selectors: { '&[data-several]': { borderRadius: radius.small } },
});

export const stars = componentStyle({ margin: 0, fontSize: font.size.xxlarge, lineHeight: font.lineHeight.tight, color: colour.text.secondary });
