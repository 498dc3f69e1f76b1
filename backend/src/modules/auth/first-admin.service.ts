import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Passwords } from './passwords.service.js';
import { User } from './user.entity.js';

/** Makes the first administrator of an empty installation. */
@Injectable()
export class FirstAdmin {
  constructor(
    private readonly database: DataSource,
    private readonly passwords: Passwords,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The account to print, once; null when there already are accounts. The password is null when it was given. */
  async ensure(): Promise<{ email: string; password: string | null } | null> {
    if (await this.database.getRepository(User).existsBy({})) return null;
    const password = this.config.adminPassword ?? randomBytes(12).toString('base64url');
    const made = await this.create(this.config.adminEmail, password);
    return made ? { email: this.config.adminEmail, password: this.config.adminPassword ? null : password } : null;
  }

  /** False when the account exists already (another process was faster). */
  async create(email: string, password: string): Promise<boolean> {
    const password_hash = await this.passwords.hash(password);
    const result = await this.database
      .createQueryBuilder()
      .insert()
      .into(User)
      .values({ email: email.toLowerCase(), role: 'admin', password_hash })
      .orIgnore()
      .returning('id')
      .execute();
    return (result.raw as unknown[]).length > 0;
  }
}
