import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { seal, unseal } from '../../common/encryption.js';
import { newProspectToken, newSecret } from '../../common/tokens.js';
import { userMessageOf } from '../../common/user-facing-error.js';
import { Passwords } from '../auth/passwords.service.js';
import type { SelfTest } from './self-tests.contract.js';

type Outcome = Omit<SelfTest, 'name'>;

/** What protects keys, passwords and pages, tried on this installation: requests go through the real server. */
@Injectable()
export class SelfTests {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly passwords: Passwords,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run(): Promise<SelfTest[]> {
    const tests: [SelfTest['name'], () => Promise<Outcome> | Outcome][] = [
      ['encryption', () => this.encryption()],
      ['wrong_secret', () => this.wrongSecret()],
      ['token', () => token()],
      ['password', () => this.password()],
      ['policy', () => this.policy()],
      ['cookies', () => this.cookies()],
      ['closed', () => this.closed()],
    ];
    const results: SelfTest[] = [];
    for (const [name, test] of tests) results.push({ name, ...(await attempt(test)) });
    return results;
  }

  private async encryption(): Promise<Outcome> {
    const secret = loadAppSecret(this.config);
    const text = newSecret().secret;
    const [first, second] = [await seal(text, secret), await seal(text, secret)];
    if ((await unseal(first, secret)) !== text) return failed('Le texte déchiffré n’est pas celui qui a été chiffré.');
    if (first === second || first.includes(text)) return failed('Deux chiffrements du même texte se ressemblent.');
    return passed('Un texte chiffré se relit à l’identique, et deux chiffrements du même texte diffèrent.');
  }

  private async wrongSecret(): Promise<Outcome> {
    const sealed = await seal('smartindex', loadAppSecret(this.config));
    const opened = await unseal(sealed, newSecret().secret).catch(() => null);
    return opened === null ? passed('Un autre secret ne lit rien.') : failed('Un autre secret lit le texte chiffré.');
  }

  private async password(): Promise<Outcome> {
    const password = newSecret().secret;
    const hash = await this.passwords.hash(password);
    if (!hash.startsWith('$argon2id$')) return failed('Les mots de passe ne sont pas gardés en Argon2id.');
    const [right, wrong] = [await this.passwords.verify(password, hash), await this.passwords.verify(`${password}x`, hash)];
    return right && !wrong
      ? passed(`Argon2id (${hash.split('$')[3]}) accepte le bon mot de passe et refuse un autre.`)
      : failed('La vérification des mots de passe ne fonctionne pas.');
  }

  private async policy(): Promise<Outcome> {
    const { headers } = await this.server().inject({ method: 'GET', url: '/mon-espace/' });
    const policy = String(headers['content-security-policy'] ?? '');
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1];
    if (!scripts) return failed('L’en-tête Content-Security-Policy manque.');
    return scripts.includes("'unsafe-inline'")
      ? failed(`L’en-tête Content-Security-Policy permet les scripts en ligne\u202f: script-src ${scripts}`)
      : passed(`L’en-tête Content-Security-Policy est envoyé\u202f: script-src ${scripts}`);
  }

  private async cookies(): Promise<Outcome> {
    const { headers } = await this.server().inject({ method: 'POST', url: '/api/auth/logout' });
    const cookies = [headers['set-cookie'] ?? []].flat();
    if (cookies.length === 0) return failed('Aucun cookie de session n’a été vu.');
    const wanted = ['HttpOnly', 'SameSite=Strict', ...(this.config.publicUrl.startsWith('https:') ? ['Secure'] : [])];
    const missing = wanted.filter((flag) => cookies.some((cookie) => !cookie.includes(flag)));
    if (missing.length > 0) return failed(`Les cookies de session n’ont pas ${missing.join(', ')}.`);
    return passed(
      `Les cookies de session portent ${wanted.join(', ')}.${wanted.includes('Secure') ? '' : ' Secure s’y ajoute quand PUBLIC_URL est en https.'}`,
    );
  }

  private async closed(): Promise<Outcome> {
    const paths = ['/api/admin/api-keys', '/api/admin/settings/systemConfig', '/api/admin/prospects'];
    const open: string[] = [];
    for (const url of paths) if ((await this.server().inject({ method: 'GET', url })).statusCode !== 401) open.push(url);
    return open.length === 0
      ? passed('Sans session, l’administration ne répond à aucune demande.')
      : failed(`Ces adresses répondent sans session\u202f: ${open.join(', ')}`);
  }

  private server(): FastifyInstance {
    return this.host.httpAdapter.getInstance<FastifyInstance>();
  }
}

function token(): Outcome {
  const tokens = Array.from({ length: 100 }, () => newProspectToken());
  const wrong = tokens.find((text) => !/^[a-z0-9]{8}$/.test(text));
  if (wrong) return failed(`Un identifiant n’a pas 8 lettres ou chiffres\u202f: ${wrong}`);
  return new Set(tokens).size === tokens.length
    ? passed('Les identifiants ont 8 lettres ou chiffres\u202f; 100 tirés à l’instant sont tous différents.')
    : failed('Deux identifiants tirés à l’instant sont les mêmes.');
}

async function attempt(test: () => Promise<Outcome> | Outcome): Promise<Outcome> {
  try {
    return await test();
  } catch (error) {
    return failed(`Le test n’a pas pu se terminer\u202f: ${userMessageOf(error, 'une erreur inattendue est survenue.')}`);
  }
}

const passed = (message: string): Outcome => ({ ok: true, message });
const failed = (message: string): Outcome => ({ ok: false, message });
