import { space } from '@noticeboard/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

// The mark stands in index.html, too, where no class of ours is known: it is painted before any script has arrived.
globalStyle('[data-brand-mark]', {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.xlarge,
  minBlockSize: '100dvh',
});
