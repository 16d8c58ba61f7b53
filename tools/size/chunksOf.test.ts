import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunksOf.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'src/Table.tsx': { file: 'assets/table.js', imports: ['_react.js', 'index.html'] },
};

describe('the JavaScript that a screen needs', () => {
  it('the JavaScript that a screen needs is what its modules import, each file counted once', () => {
    expect([...chunksOf(manifest, ['index.html', 'src/Table.tsx'])]).toEqual([
      'assets/index.js',
      'assets/react.js',
      'assets/table.js',
    ]);
  });

  it('the JavaScript that several screens share is found by the name of its chunk', () => {
    const shared = { ...manifest, '_PageIcon-1a2b.js': { file: 'assets/PageIcon-1a2b.js', name: 'PageIcon', imports: ['_react.js'] } };
    expect([...chunksOf(shared, ['PageIcon'])]).toEqual(['assets/PageIcon-1a2b.js', 'assets/react.js']);
  });

  it('a screen whose module is not in the build is refused', () => {
    expect(() => chunksOf(manifest, ['src/Gone.tsx'])).toThrow('src/Gone.tsx');
  });
});
