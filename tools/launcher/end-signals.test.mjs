import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { mock, test } from 'node:test';
import { onEndSignal } from './end-signals.mjs';

test('a Ctrl-C that npm hands on once more is one, and a second one is two', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const signals = new EventEmitter();
  const wanted = mock.fn();
  onEndSignal(wanted, signals);
  signals.emit('SIGINT');
  signals.emit('SIGINT');
  assert.equal(wanted.mock.callCount(), 1);
  t.mock.timers.tick(1_000);
  signals.emit('SIGINT');
  assert.equal(wanted.mock.callCount(), 2);
});
