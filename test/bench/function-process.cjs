// Plain JavaScript, so that nothing is compiled here that Lambda would not compile.
const { readFileSync, writeSync } = require('node:fs');
const { join } = require('node:path');

const REPORT = 3;
const startedMs = performance.now();
const { handler } = require(join(process.env.LAMBDA_TASK_ROOT, 'index.js'));

const loadedMs = performance.now();

async function run() {
  const [first, ...rest] = JSON.parse(readFileSync(process.env.EVENTS, 'utf8'));
  const refused = [];
  const answer = async (event) => {
    const { statusCode, body } = await handler(event, {
      awsRequestId: 'bench',
      getRemainingTimeInMillis: () => Number(process.env.TIME_LIMIT_MS),
    });
    if (statusCode !== 200) refused.push(body);
  };
  await answer(first);
  const answeredMs = performance.now();
  writeSync(REPORT, 'answered\n');
  for (const event of rest) await answer(event);
  const parts = { loadMs: loadedMs - startedMs, answerMs: answeredMs - loadedMs };
  const report = { refused: refused.slice(0, 3), rssBytes: process.memoryUsage.rss(), parts };
  writeSync(REPORT, `${JSON.stringify(report)}\n`);
}

run().catch((failure) => {
  console.error(failure);
  process.exitCode = 1;
});
