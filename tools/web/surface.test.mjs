import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentSurface, nextVersion, recordedSurface } from './surface.mjs';

test('what the page shares is written down with a version that has moved', () => {
  const recorded = recordedSurface();
  assert.deepEqual(
    currentSurface(recorded),
    recorded,
    'run `node tools/web/surface.mjs` and commit libs/web-core/surface.json',
  );
});

test('a name that comes raises the minor, one that goes the major', () => {
  assert.equal(nextVersion('1.4.0', ['Button'], ['Button']), '1.4.0');
  assert.equal(nextVersion('1.4.0', ['Button'], ['Button', 'Card']), '1.5.0');
  assert.equal(nextVersion('1.4.0', ['Button', 'Card'], ['Button']), '2.0.0');
  assert.equal(nextVersion('1.4.0', ['Button'], ['Card']), '2.0.0');
});
