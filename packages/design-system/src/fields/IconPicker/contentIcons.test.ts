import { describe, expect, it } from 'vitest';
import { contentIcon, iconLabel } from './contentIcons.ts';

describe('the icon of a content page', () => {
  it('An icon is found by its name', () => {
    expect(contentIcon('HeartIcon')).not.toBe(contentIcon('StarIcon'));
  });

  it('is the default for a name that is not known, and for none', () => {
    expect(contentIcon('RocketIcon')).toBe(contentIcon(null));
    expect(contentIcon('constructor')).toBe(contentIcon(undefined));
  });

  it('is the given one for an unknown name, where the content type has its own', () => {
    const heart = contentIcon('HeartIcon');
    expect(contentIcon('RocketIcon', heart)).toBe(heart);
    expect(contentIcon('StarIcon', heart)).not.toBe(heart);
  });
});

describe('the words of an icon', () => {
  it('leave out Icon and part the words', () => {
    expect(iconLabel('ThumbUpIcon')).toBe('Thumb up');
    expect(iconLabel('HeartIcon')).toBe('Heart');
    expect(iconLabel('Icon')).toBe('');
  });
});
