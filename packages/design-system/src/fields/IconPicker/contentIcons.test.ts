import { describe, expect, it } from 'vitest';
import { contentIcon, iconLabel } from './contentIcons.ts';

describe('the icon of a content page', () => {
  it('An icon is found by its name', () => {
    expect(contentIcon('HeartIcon')).not.toBe(contentIcon('StarIcon'));
  });

  it('The icon of a content page is the default one for an unknown name, and without a name', () => {
    expect(contentIcon('RocketIcon')).toBe(contentIcon(null));
    expect(contentIcon('constructor')).toBe(contentIcon(undefined));
  });

  it('The icon of a content page is that of its content type for an unknown name', () => {
    const heart = contentIcon('HeartIcon');
    expect(contentIcon('RocketIcon', heart)).toBe(heart);
    expect(contentIcon('StarIcon', heart)).not.toBe(heart);
  });
});

describe('the words of an icon', () => {
  it('The words of an icon leave out Icon and are separated', () => {
    expect(iconLabel('ThumbUpIcon')).toBe('Thumb up');
    expect(iconLabel('HeartIcon')).toBe('Heart');
    expect(iconLabel('Icon')).toBe('');
  });
});
