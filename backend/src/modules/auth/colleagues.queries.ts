import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { invalid } from '../../common/errors.js';
import type { Colleague } from './colleague.contract.js';
import { User } from './user.entity.js';

/** Reads the colleagues who can be assigned work: open accounts with write access. */
@Injectable()
export class Colleagues {
  constructor(private readonly database: DataSource) {}

  /** All of them, closed accounts too: prospects may still be theirs. */
  async list(manager = this.database.manager): Promise<Colleague[]> {
    const accounts = await manager.getRepository(User).find({ order: { name: 'ASC', email: 'ASC' } });
    return accounts.map((account) => ({ id: account.id, name: account.name || account.email, is_open: canWork(account) }));
  }

  /** Rejects an account that cannot be assigned work; `field` names the input. */
  async mustBeOpen(manager: EntityManager, id: string, field: string): Promise<User> {
    const account = await manager.findOneBy(User, { id });
    if (account && canWork(account)) return account;
    const words = account
      ? 'Ce compte est fermé ou ne fait que lire\u202f: choisissez quelqu’un d’autre.'
      : 'Choisissez une personne de l’équipe.';
    throw invalid(words, { [field]: words });
  }
}

const canWork = ({ role, disabled_at }: User): boolean => role !== 'viewer' && disabled_at === null;
