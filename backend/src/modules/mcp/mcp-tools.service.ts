import type { KeyObject } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Problem } from '../../common/errors.js';
import { allowedRoles, type SignedInUser } from '../../common/http/access.js';
import type { ApiScope } from '../../rules/api-scopes.rules.js';
import { LANGUAGES } from '../../rules/language.rules.js';
import { PROSPECT_STATUSES } from '../../rules/pipeline.rules.js';
import { CallBriefs } from '../analysis/call-brief/call-brief.queries.js';
import { Findings } from '../analysis/findings/findings.queries.js';
import type { ApiProspect } from '../api-v1/api-prospect.contract.js';
import { ApiProspects } from '../api-v1/api-prospects.service.js';
import { ApiScans } from '../api-v1/api-scans.service.js';
import { IdempotentRequests } from '../api-v1/idempotent-requests.service.js';
import { derivedSecret } from '../auth/derived-secret.js';
import { NewCampaigns } from '../campaigns/new-campaigns.service.js';
import { confirmedPrice, makeConfirmation } from './scan-confirmation.js';
import { asThirdPartyData } from './third-party-data.js';

/** Prospects per answer: what an assistant reads at once. */
const MOST = 50;
const prospectId = z.uuid().describe('Id of the prospect, from list_prospects or find_prospect.');

/** An account that uses a token. */
type TokenUser = SignedInUser & Required<Pick<SignedInUser, 'token'>>;

/** The tools of assistants. A token sees those that its scopes and the role of its account allow. */
@Injectable()
export class McpTools {
  private readonly logger = new Logger(McpTools.name);
  private readonly key: KeyObject;

  constructor(
    private readonly prospects: ApiProspects,
    private readonly scans: ApiScans,
    private readonly findings: Findings,
    private readonly briefs: CallBriefs,
    private readonly campaigns: NewCampaigns,
    private readonly requests: IdempotentRequests,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.key = derivedSecret(loadAppSecret(config), 'scan-confirmations');
  }

  register(server: McpServer, user: TokenUser): void {
    const may = (scope: ApiScope, method: 'GET' | 'POST') =>
      user.token.scopes.includes(scope) && allowedRoles(undefined, method).includes(user.role);
    if (may('prospects:read', 'GET')) this.registerProspects(server, user);
    if (may('results:read', 'GET')) this.registerResults(server);
    if (may('scans:write', 'POST')) this.registerScan(server, user);
    if (may('prospects:write', 'POST')) this.registerDraft(server, user);
  }

  private registerProspects(server: McpServer, user: TokenUser): void {
    const page = { limit: z.number().int().min(1).max(MOST).default(20), cursor: z.string().max(500).optional() };
    server.registerTool(
      'list_prospects',
      {
        title: 'List prospects',
        description: 'Prospects, newest first; optionally of one state. Returns nextCursor while there are more.',
        inputSchema: { status: z.enum(PROSPECT_STATUSES).optional(), ...page },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ({ status, ...query }) =>
        this.answered(async () => {
          const { data, nextCursor } = await this.prospects.page({ ...query, filter: { status } }, user);
          return { prospects: data.map(lineOf), nextCursor };
        }),
    );
    server.registerTool(
      'find_prospect',
      {
        title: 'Find a prospect',
        description: 'Searches names, e-mail address, company, website and place. Accents and case do not matter.',
        inputSchema: { query: z.string().trim().min(1).max(200) },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ({ query }) =>
        this.answered(async () => {
          const { data } = await this.prospects.page({ limit: 10, filter: { q: query } }, user);
          return { prospects: data.map(lineOf) };
        }),
    );
  }

  private registerResults(server: McpServer): void {
    server.registerTool(
      'prospect_brief',
      {
        title: 'Brief for a call',
        description:
          'What is known of a prospect, in the order of a call: situation, reason, findings, first steps, open questions. In French.',
        inputSchema: { prospectId },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ({ prospectId: id }) => this.answered(() => this.briefs.of(id)),
    );
    server.registerTool(
      'findings',
      {
        title: 'Findings of a website',
        description: 'What is wrong with the website of a prospect, ranked by gain, with effort and remedy.',
        inputSchema: { prospectId, language: z.enum(LANGUAGES).default('fr') },
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      ({ prospectId: id, language }) =>
        this.answered(async () => {
          const { plan: _, items, ...list } = await this.findings.of(id, language);
          return { ...list, items: items.map(({ looks_at: __, gain: ___, ...item }) => item) };
        }),
    );
  }

  private registerScan(server: McpServer, user: TokenUser): void {
    server.registerTool(
      'scan',
      {
        title: 'Measure a website',
        description:
          'Measures the website of a prospect; paid services may be called. Without `confirmation` nothing starts: the answer names the price and a code. Show the price to the person, and call again with the code once the person agrees.',
        inputSchema: { prospectId, confirmation: z.string().max(100).optional() },
        annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: true },
      },
      ({ prospectId: id, confirmation }) =>
        this.guarded(() => (confirmation === undefined ? this.offer(id, user) : this.start(id, confirmation, user))),
    );
  }

  private registerDraft(server: McpServer, user: TokenUser): void {
    server.registerTool(
      'draft_mail',
      {
        title: 'Draft an e-mail',
        description:
          'Stores an e-mail to one prospect as a draft campaign. It is never sent from here: a person reads it in the back-office, changes it and sends it. `{prenom}`, `{nom}`, `{company}` and `{lien}` are filled in.',
        inputSchema: { prospectId, subject: z.string().trim().min(1).max(150), body: z.string().trim().min(1).max(20_000) },
        annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
      },
      ({ prospectId: id, subject, body }) => this.guarded(() => this.draft(id, { subject, template: body }, user)),
    );
  }

  private async offer(id: string, user: TokenUser): Promise<CallToolResult> {
    const { cost, seconds, affordable } = await this.scans.estimate(id);
    const confirmation = makeConfirmation(this.key, { tokenId: user.token.id, prospectId: id }, cost, this.clock.now());
    const text = `Rien n’a commencé. Cette analyse coûterait environ ${cost} USD et durerait environ ${seconds} s. Avec l’accord de la personne, rappelez l’outil avec confirmation = "${confirmation}" dans les dix minutes.`;
    return {
      content: [{ type: 'text', text }],
      structuredContent: { status: 'confirmation_required', cost, currency: 'USD', seconds, affordable, confirmation },
    };
  }

  /** A code starts one scan; used again, it returns that one. */
  private async start(id: string, confirmation: string, user: TokenUser): Promise<CallToolResult> {
    const tokenId = user.token.id;
    const price = confirmedPrice(this.key, { tokenId, prospectId: id }, confirmation, this.clock.now());
    if (price === null) return refused('Ce code de confirmation n’est pas valable. Demandez d’abord le prix, sans confirmation.');
    const call = { tokenId, key: `mcp ${confirmation}`, request: ['scan', id] };
    const { answer } = await this.requests.once(
      call,
      () => this.scans.start(id, { maxCost: price }, user),
      () => id,
    );
    const text = `L’analyse ${answer.scanId} a commencé, pour environ ${answer.cost.cost} USD. Ses constats seront dans l’outil findings.`;
    return { content: [{ type: 'text', text }], structuredContent: { status: 'started', ...answer } };
  }

  private async draft(id: string, message: { subject: string; template: string }, user: TokenUser): Promise<CallToolResult> {
    const { company } = await this.prospects.get(id);
    const campaignId = await this.campaigns.create(
      {
        ...message,
        name: `Brouillon d’assistant\u202f: ${company}`.slice(0, 200),
        channel: 'smtp',
        target_audience: { prospectIds: [id] },
        createAtProvider: false,
      },
      user,
    );
    const link = `${this.config.publicUrl}/mon-espace/campaigns/${campaignId}`;
    const text = `Brouillon enregistré. Rien n’est envoyé\u202f: une personne le relit et l’envoie ici\u202f: ${link}`;
    return { content: [{ type: 'text', text }], structuredContent: { status: 'draft', campaignId, link } };
  }

  private answered(read: () => Promise<unknown>): Promise<CallToolResult> {
    return this.guarded(async () => ({ content: [{ type: 'text', text: asThirdPartyData(await read()) }] }));
  }

  /** A refusal is an answer that the assistant reads; details of a fault stay in the log. */
  private async guarded(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem) return refused(error.message);
      this.logger.error({ err: error }, 'tool failed');
      return refused('Une erreur inattendue s’est produite.');
    }
  }
}

const refused = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] });

const lineOf = ({
  id,
  externalId,
  company,
  prenom,
  nom,
  email,
  site_url,
  location,
  status,
  score,
  next_action,
  next_action_at,
}: ApiProspect) => ({
  ...{ id, externalId, company, prenom, nom, email, site_url, location, status, score, next_action, next_action_at },
});
