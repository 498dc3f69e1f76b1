import { Inject, Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { CONFIG, type Config } from '../config/env.js';
import { isNewer } from './newer-version.js';

/** A release as the API of GitHub, Gitea and Forgejo answers it. */
const release = z.object({ tag_name: z.string(), html_url: z.url({ protocol: /^https?$/ }), prerelease: z.boolean().default(false) });

export interface Release {
  version: string;
  url: string;
}

const TIMEOUT_MS = 5000;
const HOUR_MS = 3_600_000;
const MAX_AGE_MS = { answered: 24 * HOUR_MS, failed: HOUR_MS };

/** Asks the address in `RELEASES_URL` for the latest release, once a day at most. The request says nothing of this installation. */
@Injectable()
export class Releases {
  private readonly logger = new Logger(Releases.name);
  private readonly latest = new LRUCache<string, { release: Release | null }>({
    max: 1,
    fetchMethod: async (url, _stale, { options }) => {
      const found = await this.read(url).catch((error: Error) => {
        this.logger.warn(`the latest release is not known: ${error.message}`);
        options.ttl = MAX_AGE_MS.failed;
        return null;
      });
      return { release: found };
    },
    ttl: MAX_AGE_MS.answered,
  });

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Returns the latest release when it is newer than the version; null when it is not, or not known. */
  async newerThan(version: string): Promise<Release | null> {
    const { releasesUrl } = this.config;
    const found = releasesUrl && (await this.latest.fetch(releasesUrl))?.release;
    return found && isNewer(found.version, version) ? found : null;
  }

  private async read(url: string): Promise<Release | null> {
    const response = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`);
    const { tag_name, html_url, prerelease } = release.parse(await response.json());
    return prerelease ? null : { version: tag_name.replace(/^v/, ''), url: html_url };
  }
}
