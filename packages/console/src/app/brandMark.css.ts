import { space } from '@noticeboard/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

// The mark is also in index.html, without our classes: it is painted before any script has loaded. It
// stays where it is when something appears under it.
globalStyle('[data-brand-mark]', {
  display: 'grid',
  gridTemplateRows: '1fr auto 1fr',
  justifyItems: 'center',
  gap: space.xlarge,
  minBlockSize: '100dvh',
  paddingInline: space.large,
  textAlign: 'center',
});
globalStyle('[data-brand-mark] > img', { gridRow: 2 });
globalStyle('[data-brand-mark] > :not(img)', { gridRow: 3, alignSelf: 'start' });
