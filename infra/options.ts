import type { Node } from 'constructs';
import * as z from 'zod';

/** Largest share of an account's 1 000 concurrent invocations that one function may keep ready. */
const MAX_PROVISIONED = 100;

const Count = z.coerce.number().int().min(1).max(MAX_PROVISIONED);

/** `authorizer=2,natal=1` */
const Provisioned = z
  .string()
  .regex(/^[a-z-]+=\d+(,[a-z-]+=\d+)*$/, 'looks like authorizer=2,natal=1')
  .transform((text) => Object.fromEntries(text.split(',').map((part) => part.split('='))))
  .pipe(z.record(z.string(), Count));

/** `Z0123456789ABC:example.com` */
const HostedZone = z
  .string()
  .regex(/^Z[A-Z0-9]+:[a-z0-9.-]+$/, 'looks like Z0123456789ABC:example.com')
  .transform((text) => {
    const [id = '', name = ''] = text.split(':');
    return { id, name };
  });

const Context = z
  .object({
    alarmEmail: z.email(),
    firewall: z.enum(['on', 'off']).transform((chosen) => chosen === 'on'),
    provisioned: Provisioned,
    domain: z.string().regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'is no name of a host'),
    certificate: z
      .string()
      .regex(/^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[0-9a-f-]+$/, 'is no ARN of a certificate'),
    hostedZone: HostedZone,
    monthlyBudgetUsd: z.coerce.number().positive(),
  })
  .partial()
  .refine(({ domain, certificate }) => (domain === undefined) === (certificate === undefined), {
    error: 'domain and certificate belong together',
  })
  .refine(({ domain, hostedZone }) => hostedZone === undefined || domain !== undefined, {
    error: 'hostedZone is for a domain; there is none',
  })
  .refine(({ alarmEmail, monthlyBudgetUsd }) => monthlyBudgetUsd === undefined || alarmEmail !== undefined, {
    error: 'monthlyBudgetUsd needs alarmEmail, to which it is told',
  });

/** An address of the service's own. */
export interface CustomDomain {
  readonly name: string;
  /** In the Region of the stack. */
  readonly certificateArn: string;
  /** Where the address is made known; absent: by hand. */
  readonly hostedZone?: { readonly id: string; readonly name: string };
}

/** What a deployment can have beyond its stage. Nothing of it is needed. */
export interface DeploymentOptions {
  /** Who is told of alarms. */
  readonly alarmEmail?: string;
  /** Whether a web application firewall stands before the gateway. */
  readonly firewall: boolean;
  /** Instances that are kept ready, by name of the function. */
  readonly provisioned: Readonly<Record<string, number>>;
  readonly domain?: CustomDomain;
  /** Above which the operator is told, US dollars a month. */
  readonly monthlyBudgetUsd?: number;
}

export const DEFAULT_OPTIONS: DeploymentOptions = { firewall: false, provisioned: {} };

/**
 * The options that were chosen on the command line or in cdk.context.json: `-c domain=api.example.com -c certificate=…`.
 *
 * @throws Error naming what cannot be
 */
export function readDeploymentOptions(node: Node): DeploymentOptions {
  const given = Object.keys(Context.shape).map((name) => [name, node.tryGetContext(name)] as const);
  const chosen = Context.safeParse(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  if (!chosen.success) throw new Error(`the context cannot be used:\n${z.prettifyError(chosen.error)}`);
  const { alarmEmail, firewall = false, provisioned = {}, monthlyBudgetUsd } = chosen.data;
  const domain = toCustomDomain(chosen.data);
  return {
    firewall,
    provisioned,
    ...(alarmEmail !== undefined && { alarmEmail }),
    ...(monthlyBudgetUsd !== undefined && { monthlyBudgetUsd }),
    ...(domain && { domain }),
  };
}

function toCustomDomain({ domain, certificate, hostedZone }: z.output<typeof Context>): CustomDomain | undefined {
  if (domain === undefined || certificate === undefined) return undefined;
  return { name: domain, certificateArn: certificate, ...(hostedZone && { hostedZone }) };
}
