import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** For the statements that claim what is sent next. */
export const MAY_SEND = 'NOT EXISTS (SELECT FROM sending_halts WHERE ended_at IS NULL)';

@Injectable()
export class SendingGate {
  constructor(private readonly database: DataSource) {}

  async isOpen(): Promise<boolean> {
    const [row] = await this.database.query<{ open: boolean }[]>(`SELECT ${MAY_SEND} AS open`);
    return row?.open === true;
  }
}
