import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { Channel, ChannelFault, type Procedures } from '../../host/channel.ts';

/** Two ends of a channel in one process; messages pass as JSON. */
function connect(procedures: Procedures, isOpen = () => true) {
  const [left, right] = [new EventEmitter(), new EventEmitter()];
  const sendTo = (peer: EventEmitter) => (message: unknown, callback?: (fault: Error | null) => void) => {
    if (isOpen()) queueMicrotask(() => peer.emit('message', JSON.parse(JSON.stringify(message))));
    callback?.(isOpen() ? null : new Error('closed'));
  };
  new Channel(Object.assign(right, { send: sendTo(left) }), procedures);
  return new Channel(Object.assign(left, { send: sendTo(right) }), {});
}

test('concurrent calls get their own answers', async () => {
  const channel = connect({ double: async (value: number) => 2 * value });
  expect(await Promise.all([1, 2, 3].map((value) => channel.call('double', value)))).toEqual([2, 4, 6]);
});

test('a procedure that fails, and one that does not exist, fail the call alone', async () => {
  const channel = connect({
    fail: () => {
      throw new Error('no room');
    },
    work: () => 'done',
  });
  await expect(channel.call('fail')).rejects.toThrow(new ChannelFault('no room'));
  await expect(channel.call('other')).rejects.toThrow('there is no procedure other');
  expect(await channel.call('work')).toBe('done');
});

test('calls fail when the other process has ended', async () => {
  const state = { isOpen: true };
  const channel = connect({ wait: () => new Promise(() => undefined) }, () => state.isOpen);
  const waiting = channel.call('wait');
  channel.close('the worker ended: SIGKILL');
  await expect(waiting).rejects.toThrow('the worker ended: SIGKILL');
  state.isOpen = false;
  await expect(channel.call('wait')).rejects.toThrow('closed');
});
