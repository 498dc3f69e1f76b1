import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Import } from './import.entity.js';
import { ImportCleanup } from './import-cleanup.schedule.js';
import { ImportConfirmation } from './import-confirmation.service.js';
import { ImportRow } from './import-row.entity.js';
import { ImportUndo } from './import-undo.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportQueries } from './imports.queries.js';
import { Imports } from './imports.service.js';
import { SpreadsheetReader } from './spreadsheet-reader.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Import, ImportRow])],
  controllers: [ImportsController],
  providers: [Imports, ImportConfirmation, ImportUndo, ImportQueries, ImportCleanup, SpreadsheetReader],
})
export class ImportsModule {}
