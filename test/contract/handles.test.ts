import { describe, expect, test } from 'vitest';
import { decodeHandle } from '../../lib/requests/handle/handle.ts';
import { birthRequests, fetchAnswer, listBirths, listFailedSubjects, listHandles } from './birth-requests.ts';

test('the examples cover the fifteen endpoints about births', () => {
  expect(new Set(birthRequests.map(({ endpoint }) => endpoint.path)).size).toBeGreaterThanOrEqual(15);
});

describe.each(birthRequests)('the answer to $title', (request) => {
  test('has the chart handle of every birth', async () => {
    const answer = await fetchAnswer(request);
    const handles = listHandles(answer).map(decodeHandle);
    expect(handles).toHaveLength(listBirths(request.body).length - listFailedSubjects(answer).length);
    expect(handles.filter((contents) => 'fault' in contents)).toEqual([]);
  });
});
