import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { type LogoAddress, MAX_LOGO_BYTES } from './agency-logo.contract.js';
import { AgencyLogoImage } from './agency-logo.entity.js';
import { Settings } from './settings.service.js';
import { cleanSvg } from './svg-logo.js';

const ONLY = 1;
const MAX_PIXELS = 16_000_000;
/** The largest side that is kept; shown 32 px high, so that this is plenty on any screen. */
const MAX_SIDE = 1200;

interface Picture {
  mime: string;
  content: Buffer;
  width: number;
  height: number;
}

/** The agency's logo: what is uploaded is never served as it came, but drawn or written anew. */
@Injectable()
export class AgencyLogo {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  current(): Promise<AgencyLogoImage | null> {
    return this.database.getRepository(AgencyLogoImage).findOneBy({ id: ONLY });
  }

  async replace(dataUrl: string, user: SignedInUser): Promise<LogoAddress> {
    const { content, mime, width, height } = await readPicture(dataUrl);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const logo = { src: `/agency/logo?v=${version}`, width, height };
    await this.database.transaction(async (manager) => {
      await manager.upsert(AgencyLogoImage, { id: ONLY, mime, content, version, updated_at: new Date() }, ['id']);
      await this.settings.setLogo(manager, logo, user);
      const after = { mime, bytes: content.length, version };
      await this.audit.record(manager, user, { action: 'update', resource: 'agency-logo', resourceId: null, after });
    });
    return logo;
  }

  async remove(user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(AgencyLogoImage, { id: ONLY });
      if (!affected) return;
      await this.settings.setLogo(manager, null, user);
      await this.audit.record(manager, user, { action: 'delete', resource: 'agency-logo', resourceId: null });
    });
  }
}

async function readPicture(dataUrl: string): Promise<Picture> {
  const [head = '', encoded = ''] = dataUrl.split(',');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_LOGO_BYTES) throw refused('Le fichier dépasse 200 ko : réduisez-le ou enregistrez-le en SVG');
  if (head.includes('svg')) {
    const clean = cleanSvg(bytes.toString('utf8'));
    if ('fault' in clean) throw refused(clean.fault);
    return { mime: 'image/svg+xml', content: Buffer.from(clean.svg), width: clean.width, height: clean.height };
  }
  return redraw(bytes).catch(() => {
    throw refused('Cette image est illisible : enregistrez-la de nouveau en PNG, JPEG ou WebP');
  });
}

/** Drawn anew: nothing that hides beside the pixels is kept (places, programs, a second file). */
async function redraw(bytes: Buffer): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (format !== 'png' && format !== 'jpeg' && format !== 'webp') throw new Error(`not accepted: ${format}`);
  const { data, info } = await image
    .autoOrient()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toFormat(format)
    .toBuffer({ resolveWithObject: true });
  return { mime: `image/${format}`, content: data, width: info.width, height: info.height };
}

const refused = (message: string) => invalid(message, { image: message });
