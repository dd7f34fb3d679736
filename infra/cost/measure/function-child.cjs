// Plain JavaScript, so that nothing is compiled here that Lambda would not compile.
const { join } = require('node:path');

const { handler } = require(join(process.env.LAMBDA_TASK_ROOT, 'index.js'));
const REMAINING_MS = 28_000;

/** Processor time of all threads since the process began, or since an earlier reading, milliseconds. */
function cpuMs(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

let invocations = 0;

async function invoke(event) {
  invocations += 1;
  const context = {
    awsRequestId: `0f1e2d3c-4b5a-6978-8796-${String(invocations).padStart(12, '0')}`,
    functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
    getRemainingTimeInMillis: () => REMAINING_MS,
  };
  const before = process.cpuUsage();
  const answer = await handler(event, context);
  return { cpuMs: cpuMs(before), answer };
}

process.on('message', (event) => {
  invoke(event).then(
    (report) => process.send(report),
    (fault) => {
      console.error(fault);
      process.exit(1);
    },
  );
});
process.send({ initCpuMs: cpuMs() });
