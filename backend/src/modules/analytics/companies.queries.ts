import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel } from '../prospects/prospect-view.js';

/** What prospects are called and their score, by id. */
@Injectable()
export class Companies {
  constructor(private readonly database: DataSource) {}

  async of(ids: string[]): Promise<Map<string, { company: string; score: number | null }>> {
    const found = await this.database.getRepository(Prospect).findBy({ id: In(ids) });
    return new Map(found.map((prospect) => [prospect.id, { company: companyLabel(prospect), score: prospect.score }]));
  }
}
