import { isIP } from 'node:net';
import { registrableDomain } from '../../common/registrable-domain.js';
import { isPublicAddress } from '../url-guard/address-rules.js';
import { DnsError, type DnsRecords } from './dns-records.js';
import { checkSpf, type DkimReading, readDkim, readDmarc, type SpfVerdict } from './mail-policies.js';

type DomainVerdict = 'good' | 'fair' | 'poor' | 'unknown';

interface DomainCheck {
  name: 'spf' | 'dkim' | 'dmarc' | 'mx';
  verdict: DomainVerdict;
  /** What the domain publishes. */
  found: string | null;
  /** French explanation. */
  message: string;
  advice: string | null;
}

interface Sender {
  /** Of the sender's address. */
  domain: string;
  /** The mail server that we hand messages to. */
  host: string;
  dkimSelector: string;
}

export const DNS_SILENT = 'Le système des noms (DNS) n’a pas répondu.';

/** Checks SPF, DKIM, DMARC and MX of the domain of a sender. */
export async function senderDomain({ domain, host, dkimSelector }: Sender, dns: DnsRecords): Promise<DomainCheck[]> {
  const spf = known('spf', () => spfFinding(domain, host, dns));
  const dkim = known('dkim', async () => dkimFinding(dkimSelector, domain, dns));
  const dmarc = known('dmarc', () => dmarcFinding(domain, dns, () => Promise.all([spf, dkim])));
  return Promise.all([spf, dkim, dmarc, known('mx', () => mxFinding(domain, dns))]);
}

async function known(name: DomainCheck['name'], look: () => Promise<Omit<DomainCheck, 'name'>>): Promise<DomainCheck> {
  try {
    return { name, ...(await look()) };
  } catch (error) {
    if (!(error instanceof DnsError)) throw error;
    return { name, verdict: 'unknown', found: null, message: DNS_SILENT, advice: 'Réessayez dans quelques minutes.' };
  }
}

/** An address of no network: what it meets is the spf record. */
const TEST_NET_ADDRESS = '192.0.2.1';

async function spfFinding(domain: string, host: string, dns: DnsRecords): Promise<Omit<DomainCheck, 'name'>> {
  const spf = await checkSpf(TEST_NET_ADDRESS, domain, dns);
  const found = spf.record;
  const suggestion = `v=spf1 a:${host} ~all`;
  if (spf.result === 'none')
    return {
      ...{ verdict: 'poor', found, message: 'Aucune règle SPF\u202f: vos messages peuvent passer pour des faux.' },
      advice: `Publiez un enregistrement TXT sur ${domain}, celui que votre fournisseur d’e-mail indique, ou «\u202f${suggestion}\u202f».`,
    };
  if (spf.fault) return { verdict: 'poor', found, ...FAULTS[spf.fault] };
  if (spf.result === 'pass')
    return {
      ...{ verdict: 'poor', found, message: 'La règle SPF permet à tout le monde d’écrire en votre nom (+all).' },
      advice: 'Remplacez la fin «\u202f+all\u202f» par «\u202f~all\u202f» ou «\u202f-all\u202f».',
    };
  const addresses = isIP(host) ? [host] : await dns.addresses(host);
  const verdicts: SpfVerdict[] = [];
  for (const address of addresses) verdicts.push(await checkSpf(address, domain, dns));
  if (verdicts.some(({ result }) => result === 'pass'))
    return { verdict: 'good', found, message: `La règle SPF autorise le serveur d’envoi ${host}.`, advice: null };
  const provider = spf.includes.find((name) => isSameProvider(name, host));
  if (provider) return { verdict: 'good', found, message: `La règle SPF autorise votre fournisseur (${provider}).`, advice: null };
  if (addresses.every((address) => !isPublicAddress(address)))
    return {
      ...{ verdict: 'unknown', found, message: `L’adresse publique du serveur d’envoi ${host} n’est pas connue.` },
      advice: 'Vérifiez chez qui relaie vos messages que sa règle SPF est incluse.',
    };
  return {
    ...{ verdict: 'poor', found, message: `La règle SPF n’autorise pas le serveur d’envoi ${host}.` },
    advice: `Ajoutez-y l’«\u202finclude:\u202f» de votre fournisseur d’e-mail, ou «\u202fa:${host}\u202f», avant «\u202fall\u202f».`,
  };
}

const FAULTS: Record<NonNullable<SpfVerdict['fault']>, { message: string; advice: string }> = {
  several: {
    message: 'Il y a plusieurs règles SPF\u202f: aucune ne vaut.',
    advice: 'Réunissez-les en un seul enregistrement TXT qui commence par v=spf1.',
  },
  too_many: {
    message: 'La règle SPF demande plus de dix recherches\u202f: elle ne vaut pas.',
    advice: 'Retirez les «\u202finclude:\u202f» des fournisseurs que vous n’utilisez plus.',
  },
  syntax: {
    message: 'La règle SPF contient une faute\u202f: elle ne vaut pas.',
    advice: 'Reprenez celle que votre fournisseur d’e-mail indique.',
  },
  void: {
    message: 'La règle SPF nomme plusieurs serveurs qui n’existent pas\u202f: elle ne vaut pas.',
    advice: 'Retirez les noms après «\u202fa:\u202f», «\u202fmx:\u202f» et «\u202fexists:\u202f» qui n’existent plus.',
  },
  missing_include: {
    message: 'La règle SPF renvoie à un nom qui n’a pas de règle\u202f: elle ne vaut pas.',
    advice: 'Corrigez ou retirez le nom après «\u202finclude:\u202f» ou «\u202fredirect=\u202f».',
  },
};

/** Domain names of one provider, for receiving mail and for SPF. */
const PROVIDERS = [
  ['gmail', 'google', 'googlemail'],
  ['office365', 'outlook', 'microsoft'],
  ['brevo', 'sendinblue'],
  ['postmarkapp', 'mtasv'],
  ['amazonaws', 'amazonses'],
];

const providerOf = (host: string): string => {
  const label = registrableDomain(`http://${host}`).split('.')[0] ?? host;
  return PROVIDERS.find((names) => names.includes(label))?.[0] ?? label;
};
const isSameProvider = (name: string, host: string): boolean => !isIP(host) && providerOf(name) === providerOf(host);

async function dkimFinding(selector: string, domain: string, dns: DnsRecords): Promise<Omit<DomainCheck, 'name'>> {
  if (!selector)
    return {
      ...{ verdict: 'unknown', found: null, message: 'Sans sélecteur, la signature DKIM ne peut pas être vérifiée.' },
      advice: 'Indiquez le sélecteur que votre fournisseur d’e-mail a donné (dans l’en-tête DKIM-Signature d’un message reçu\u202f: s=…).',
    };
  const name = `${selector}._domainkey.${domain}`;
  const texts = await dns.txt(name);
  const reading = await readDkim(texts);
  const found = texts[0] ?? null;
  if (reading.state !== 'good') return { verdict: 'poor', found, ...dkimFault(reading.state, name) };
  if (reading.isTesting)
    return {
      ...{ verdict: 'fair', found, message: 'La clé DKIM est encore à l’essai (t=y).' },
      advice: 'Retirez «\u202ft=y\u202f» quand vos messages sont signés.',
    };
  const length = reading.bits ? ` (${reading.bits} bits)` : '';
  return { verdict: 'good', found, message: `La clé DKIM est publiée${length}, sur votre domaine.`, advice: null };
}

function dkimFault(state: Exclude<DkimReading['state'], 'good'>, name: string): { message: string; advice: string } {
  const again = 'Publiez la clé que votre fournisseur d’e-mail indique.';
  if (state === 'missing') return { message: `Aucune clé DKIM sous ${name}.`, advice: `${again} Vérifiez aussi le sélecteur.` };
  if (state === 'revoked') return { message: 'La clé DKIM est révoquée (p= vide).', advice: again };
  if (state === 'several') return { message: 'Plusieurs clés DKIM sous le même nom.', advice: 'N’en laissez qu’une.' };
  if (state === 'weak') return { message: 'La clé DKIM est trop courte (moins de 1024 bits).', advice: 'Demandez une clé de 2048 bits.' };
  return { message: 'La clé DKIM est illisible.', advice: again };
}

async function dmarcFinding(
  domain: string,
  dns: DnsRecords,
  spfAndDkim: () => Promise<readonly DomainCheck[]>,
): Promise<Omit<DomainCheck, 'name'>> {
  const { found, policy: reading } = await readDmarc(domain, dns);
  const minimum = `v=DMARC1; p=none; rua=mailto:postmaster@${domain}`;
  if (reading === 'none' || reading === 'broken' || reading === 'several') {
    const message = {
      none: 'Aucune règle DMARC\u202f: les grands fournisseurs se méfient.',
      broken: 'La règle DMARC est incomplète (p= manque).',
      several: 'Il y a plusieurs règles DMARC\u202f: aucune ne vaut.',
    }[reading];
    return {
      verdict: 'poor',
      found,
      message,
      advice: `Publiez un seul enregistrement TXT sur _dmarc.${domain}\u202f: «\u202f${minimum}\u202f».`,
    };
  }
  // envelope and header have the same domain, so a pass is aligned
  const passes = (await spfAndDkim()).some(({ verdict }) => verdict === 'good');
  if (reading.policy !== 'none' && !passes)
    return {
      ...{
        verdict: 'poor',
        found,
        message: `DMARC demande «\u202f${reading.policy}\u202f», mais ni SPF ni DKIM ne sont assurés pour ce serveur.`,
      },
      advice: 'Réglez d’abord SPF ou DKIM ci-dessus\u202f: sans eux, vos messages sont écartés ou refusés.',
    };
  if (reading.policy === 'none')
    return {
      ...{ verdict: 'fair', found, message: 'DMARC observe sans protéger (p=none).' },
      advice: reading.hasReports
        ? 'Quand les rapports sont bons, passez à p=quarantine.'
        : 'Ajoutez rua=mailto:… pour recevoir les rapports.',
    };
  const share = reading.percent < 100 ? `, pour ${reading.percent}\u202f% des messages` : '';
  return { verdict: 'good', found, message: `DMARC protège votre domaine (p=${reading.policy}${share}).`, advice: null };
}

async function mxFinding(domain: string, dns: DnsRecords): Promise<Omit<DomainCheck, 'name'>> {
  const servers = await dns.mx(domain);
  if (servers.length === 1 && (servers[0] === '' || servers[0] === '.'))
    return {
      ...{ verdict: 'poor', found: '.', message: 'Ce domaine dit ne recevoir aucun e-mail\u202f: réponses et retours se perdent.' },
      advice: 'Choisissez un expéditeur dont le domaine reçoit des e-mails, ou une adresse de réponse ailleurs.',
    };
  if (servers.length > 0) return { verdict: 'good', found: servers.join(', '), message: 'Le domaine reçoit des e-mails.', advice: null };
  return {
    ...{ verdict: 'fair', found: null, message: 'Aucun serveur de réception (MX)\u202f: réponses et retours risquent de se perdre.' },
    advice: 'Publiez les enregistrements MX de votre fournisseur d’e-mail.',
  };
}
