/** What the definition of the state machine refers to. */
export interface DefinitionParts {
  readonly bucket: string;
  /** ARNs of the functions. */
  readonly split: string;
  readonly calculate: string;
  readonly finish: string;
  /** Shards that are calculated at once. */
  readonly maxConcurrency: number;
}

/**
 * Share of shards that may fail, percent. None: a shard that fails after its repetitions has records without a result, and `done + failed =
 * records` holds for every job that succeeds.
 */
const TOLERATED_FAILURE_PERCENTAGE = 0;

/**
 * A step is invoked again where Lambda failed it, and twice where its own code did. A step is idempotent.
 *
 * @source "Handling errors in Step Functions workflows": transient exceptions of Lambda that a state should retry
 */
const RETRY = [
  {
    ErrorEquals: [
      'Lambda.ServiceException',
      'Lambda.AWSLambdaException',
      'Lambda.SdkClientException',
      'Lambda.TooManyRequestsException',
      'Lambda.ClientExecutionTimeoutException',
    ],
    IntervalSeconds: 2,
    MaxAttempts: 6,
    BackoffRate: 2,
    JitterStrategy: 'FULL',
  },
  { ErrorEquals: ['JobFailure'], MaxAttempts: 0 },
  { ErrorEquals: ['States.ALL'], IntervalSeconds: 5, MaxAttempts: 2, BackoffRate: 2 },
];

const CATCH = [{ ErrorEquals: ['States.ALL'], ResultPath: '$.error', Next: 'WriteFailure' }];

/** One item of the list is one shard. Its result is its number alone: the output of a state has at most 256 kB. */
const buildMap = ({ bucket, calculate, maxConcurrency }: DefinitionParts) => ({
  Type: 'Map',
  Label: 'Shards',
  ItemReader: {
    Resource: 'arn:aws:states:::s3:getObject',
    ReaderConfig: { InputType: 'JSON' },
    Parameters: { Bucket: bucket, 'Key.$': '$.split.shards_key' },
  },
  ItemSelector: {
    'job.$': '$',
    'header.$': '$.split.header',
    'shard.$': '$$.Map.Item.Value',
  },
  MaxConcurrency: maxConcurrency,
  ToleratedFailurePercentage: TOLERATED_FAILURE_PERCENTAGE,
  ItemProcessor: {
    ProcessorConfig: { Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' },
    StartAt: 'CalculateShard',
    States: {
      CalculateShard: {
        Type: 'Task',
        Resource: calculate,
        ResultPath: null,
        OutputPath: '$.shard.index',
        Retry: RETRY,
        End: true,
      },
    },
  },
  ResultPath: null,
  Catch: CATCH,
  Next: 'SumUp',
});

/**
 * The state machine of a job in the Amazon States Language: split the input, calculate each shard in a Distributed Map over the list of
 * shards in the bucket, sum up. Its input is that of `JobInput`.
 *
 * @source https://docs.aws.amazon.com/step-functions/latest/dg/state-map-distributed.html
 */
export const buildDefinition = (parts: DefinitionParts) => ({
  Comment: 'A job of many records',
  StartAt: 'Split',
  States: {
    Split: {
      Type: 'Task',
      Resource: parts.split,
      InputPath: '$',
      ResultPath: '$.split',
      Retry: RETRY,
      Catch: CATCH,
      Next: 'CalculateShards',
    },
    CalculateShards: buildMap(parts),
    SumUp: {
      Type: 'Task',
      Resource: parts.finish,
      Parameters: { 'job.$': '$' },
      ResultPath: null,
      Retry: RETRY,
      Catch: CATCH,
      End: true,
    },
    WriteFailure: {
      Type: 'Task',
      Resource: parts.finish,
      Parameters: { 'job.$': '$', 'error.$': '$.error' },
      ResultPath: null,
      Retry: RETRY,
      Next: 'Failed',
    },
    Failed: { Type: 'Fail', Error: 'JobFailed', Cause: 'The record of the job says why' },
  },
});
