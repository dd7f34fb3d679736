// Plain JavaScript, so that nothing is compiled here that Lambda would not compile.
const { writeSync } = require('node:fs');
const { join } = require('node:path');

const ANSWERS = 3;
const { handler } = require(join(process.env.LAMBDA_TASK_ROOT, 'index.js'));

handler(JSON.parse(process.env.EVENT), { awsRequestId: 'first', getRemainingTimeInMillis: () => 15_000 }).then(
  ({ statusCode }) => {
    writeSync(ANSWERS, String(statusCode));
  },
);
