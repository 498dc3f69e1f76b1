import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { ForeignReader } from '../../providers/foreign/foreign-reader.service.js';
import { MAX_LOGO_BYTES } from '../../rules/logo.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import type { LogoAddress } from './agency-logo.contract.js';
import { AgencyLogoImage } from './agency-logo.entity.js';
import { Settings } from './settings.service.js';

const ONLY = 1;
/** Maximum side in pixels; displayed 32 px high. */
const MAX_SIDE = 1200;

interface Picture {
  mime: string;
  content: Buffer;
  width: number;
  height: number;
}

/** The agency's logo: uploads are re-encoded and never served as they are. */
@Injectable()
export class AgencyLogo {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly reader: ForeignReader,
    private readonly clock: Clock,
  ) {}

  current(): Promise<AgencyLogoImage | null> {
    return this.database.getRepository(AgencyLogoImage).findOneBy({ id: ONLY });
  }

  async replace(dataUrl: string, user: SignedInUser): Promise<LogoAddress> {
    const { content, mime, width, height } = await this.picture(dataUrl);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 16);
    const logo = { src: `/agency/logo?v=${version}`, width, height };
    await this.database.transaction(async (manager) => {
      await manager.upsert(AgencyLogoImage, { id: ONLY, mime, content, version, updated_at: this.clock.now() }, ['id']);
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

  private async picture(dataUrl: string): Promise<Picture> {
    const [head = '', encoded = ''] = dataUrl.split(',');
    const bytes = Buffer.from(encoded, 'base64');
    if (bytes.length > MAX_LOGO_BYTES) throw refused('Le fichier dépasse 200 ko : réduisez-le ou enregistrez-le en SVG');
    if (head.includes('svg')) {
      const clean = await this.reader.read('svg', bytes.toString('utf8'));
      if ('fault' in clean) throw refused(clean.fault);
      return { mime: 'image/svg+xml', content: Buffer.from(clean.svg), width: clean.width, height: clean.height };
    }
    const drawn = await this.reader.read('redraw', bytes, MAX_SIDE).catch(() => {
      throw refused('Cette image est illisible : enregistrez-la de nouveau en PNG, JPEG ou WebP');
    });
    return { ...drawn, mime: `image/${drawn.format}`, content: Buffer.from(drawn.content) };
  }
}

const refused = (message: string) => invalid(message, { image: message });
