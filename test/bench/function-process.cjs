// Plain JavaScript, so that nothing is compiled here that Lambda would not compile.
const { join } = require('node:path');

/** Processor time of all threads since the process began, milliseconds. */
function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const nodeMs = cpuMs();
const { handler } = require(join(process.env.LAMBDA_TASK_ROOT, 'start.js'));
const loadedMs = cpuMs();

async function answer(event) {
  const context = { awsRequestId: 'bench', getRemainingTimeInMillis: () => 28_000 };
  const { statusCode, body, policyDocument } = await handler(event, context);
  const isAllowed = policyDocument?.Statement[0].Effect === 'Allow';
  if (statusCode !== 200 && !isAllowed)
    throw new Error(`answered ${statusCode}: ${body ?? JSON.stringify(policyDocument)}`);
}

process.once('message', async ([first, ...rest]) => {
  await answer(first);
  const answeredMs = cpuMs();
  for (const event of rest) await answer(event);
  const rssMb = process.memoryUsage.rss() / 1e6;
  process.send({ nodeMs, loadMs: loadedMs - nodeMs, answerMs: answeredMs - loadedMs, rssMb }, () => process.exit());
});
