import * as z from 'zod';
import { type HostImage, IMAGE_PATTERN, readHostImage } from './fargate/image.ts';
import { MIN_ACCOUNT_CONCURRENCY } from './reserved-concurrency.ts';

/** Most instances that one function may keep ready, of the account's 1 000 concurrent invocations. */
const MAX_PROVISIONED = 100;

const Count = z.coerce.number().int().min(1).max(MAX_PROVISIONED);

/** `authorizer=2,natal=1` */
const Provisioned = z
  .string()
  .regex(/^[a-z-]+=\d+(,[a-z-]+=\d+)*$/, 'must look like authorizer=2,natal=1')
  .transform((text) => Object.fromEntries(text.split(',').map((part) => part.split('='))))
  .pipe(z.record(z.string(), Count));

/** `Z0123456789ABC:example.com` */
const HostedZone = z
  .string()
  .regex(/^Z[A-Z0-9]+:[a-z0-9.-]+$/, 'must look like Z0123456789ABC:example.com')
  .transform((text) => {
    const [id = '', name = ''] = text.split(':');
    return { id, name };
  });

const Domain = z
  .string()
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'must be a host name such as api.example.com');

const CertificateArn = z
  .string()
  .regex(/^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[0-9a-f-]+$/, 'must be the ARN of a certificate');

/** What the stack with `host=fargate` cannot be without. */
export const HOST_OPTIONS_EXAMPLE = {
  hostImage: '111122223333.dkr.ecr.us-east-1.amazonaws.com/natal:0.1.0',
  hostDomain: 'api.example.com',
  hostCertificate: 'arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012',
} as const;

const HOST_OPTION_NAMES = Object.keys(HOST_OPTIONS_EXAMPLE) as (keyof typeof HOST_OPTIONS_EXAMPLE)[];

const Context = z
  .object({
    alarmEmail: z.email(),
    firewall: z.enum(['on', 'off']).transform((chosen) => chosen === 'on'),
    provisioned: Provisioned,
    probe: z.enum(['on', 'off']).transform((chosen) => chosen === 'on'),
    bulk: z.enum(['on', 'off']).transform((chosen) => chosen === 'on'),
    bulkConcurrency: z.coerce.number().int().min(1).max(10_000),
    accountConcurrency: z.coerce.number().int().min(MIN_ACCOUNT_CONCURRENCY),
    routeMetrics: z.enum(['on', 'off']).transform((chosen) => chosen === 'on'),
    domain: Domain,
    certificate: CertificateArn,
    hostedZone: HostedZone,
    monthlyBudgetUsd: z.coerce.number().positive(),
    hostImage: z
      .string()
      .regex(
        IMAGE_PATTERN,
        `must be an image in ECR with a digest, or a tag other than latest, such as ${HOST_OPTIONS_EXAMPLE.hostImage}`,
      )
      .transform(readHostImage),
    hostDomain: Domain,
    hostCertificate: CertificateArn,
  })
  .partial()
  .refine(({ domain, certificate }) => (domain === undefined) === (certificate === undefined), {
    error: 'set domain and certificate together',
  })
  .refine(({ domain, hostedZone }) => hostedZone === undefined || domain !== undefined, {
    error: 'hostedZone needs domain and certificate',
  })
  .refine((given) => [0, HOST_OPTION_NAMES.length].includes(HOST_OPTION_NAMES.filter((name) => given[name]).length), {
    error: 'set hostImage, hostDomain and hostCertificate together',
  })
  .refine(({ alarmEmail, monthlyBudgetUsd }) => monthlyBudgetUsd === undefined || alarmEmail !== undefined, {
    error: 'monthlyBudgetUsd needs alarmEmail, which receives its notifications',
  });

/** A custom domain of the service. */
export interface CustomDomain {
  readonly name: string;
  /** The certificate must be in the Region of the stack. */
  readonly certificateArn: string;
  /** Route 53 zone for the DNS records; without it, the operator adds them by hand. */
  readonly hostedZone?: { readonly id: string; readonly name: string };
}

/** What the host on Fargate needs. */
export interface ContainerOptions {
  readonly image: HostImage;
  /** Host name under which clients reach it. */
  readonly domain: string;
  /** The certificate must be in the Region of the stack. */
  readonly certificateArn: string;
}

/** Optional parts of a deployment. */
export interface DeploymentOptions {
  /** Receives alarms and budget notifications. */
  readonly alarmEmail?: string;
  /** Whether a web application firewall protects the gateway. */
  readonly firewall: boolean;
  /** Provisioned instances by function name. */
  readonly provisioned: Readonly<Record<string, number>>;
  /** Concurrent invocations that Lambda allows the account in its Region, or this stage's part of them; some are reserved. */
  readonly accountConcurrency?: number;
  /** Whether a client of our own asks the public address every five minutes, and rings. */
  readonly probe: boolean;
  /** Whether the service takes jobs of many records, which another stack calculates. */
  readonly bulk: boolean;
  /** Shards of one job that are calculated at once: concurrent invocations that the rest of the account has not. */
  readonly bulkConcurrency: number;
  /** Whether metrics are kept for each route, besides those for each function. */
  readonly routeMetrics: boolean;
  readonly domain?: CustomDomain;
  /** Read by the stack with `host=fargate` alone. */
  readonly host?: ContainerOptions;
  /** Monthly budget, US dollars. */
  readonly monthlyBudgetUsd?: number;
}

export const DEFAULT_OPTIONS: DeploymentOptions = {
  firewall: false,
  provisioned: {},
  probe: false,
  bulk: false,
  bulkConcurrency: 100,
  routeMetrics: false,
};

/** Names of all options. */
export const OPTION_NAMES: readonly string[] = Object.keys(Context.shape);

/**
 * Reads the options from the values of a deployment, such as `{ firewall: 'on' }`. Other names are ignored.
 *
 * @throws Error naming each invalid option
 */
export function readDeploymentOptions(values: Readonly<Record<string, unknown>>): DeploymentOptions {
  const chosen = Context.safeParse(values);
  if (!chosen.success) throw new Error(`invalid options of the deployment:\n${z.prettifyError(chosen.error)}`);
  const {
    alarmEmail,
    firewall = false,
    provisioned = {},
    probe = false,
    bulk = false,
    bulkConcurrency = DEFAULT_OPTIONS.bulkConcurrency,
    routeMetrics = false,
    accountConcurrency,
    monthlyBudgetUsd,
  } = chosen.data;
  const domain = toCustomDomain(chosen.data);
  const host = toHostOptions(chosen.data);
  return {
    firewall,
    provisioned,
    probe,
    bulk,
    bulkConcurrency,
    routeMetrics,
    ...(alarmEmail !== undefined && { alarmEmail }),
    ...(accountConcurrency !== undefined && { accountConcurrency }),
    ...(monthlyBudgetUsd !== undefined && { monthlyBudgetUsd }),
    ...(domain && { domain }),
    ...(host && { host }),
  };
}

function toCustomDomain({ domain, certificate, hostedZone }: z.output<typeof Context>): CustomDomain | undefined {
  if (domain === undefined || certificate === undefined) return undefined;
  return { name: domain, certificateArn: certificate, ...(hostedZone && { hostedZone }) };
}

function toHostOptions({
  hostImage,
  hostDomain,
  hostCertificate,
}: z.output<typeof Context>): ContainerOptions | undefined {
  if (hostImage === undefined || hostDomain === undefined || hostCertificate === undefined) return undefined;
  return { image: hostImage, domain: hostDomain, certificateArn: hostCertificate };
}
