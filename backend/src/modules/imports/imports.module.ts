import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SuppressionsModule } from '../suppressions/suppressions.module.js';
import { Import } from './import.entity.js';
import { ImportConfirmation } from './import-confirmation.service.js';
import { ImportCreation } from './import-creation.entity.js';
import { ImportObjections } from './import-objections.service.js';
import { ImportRow } from './import-row.entity.js';
import { ImportUndo } from './import-undo.service.js';
import { ImportsController } from './imports.controller.js';
import { ImportQueries } from './imports.queries.js';
import { Imports } from './imports.service.js';
import { SpreadsheetReader } from './spreadsheet-reader.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Import, ImportRow, ImportCreation]), SuppressionsModule],
  controllers: [ImportsController],
  providers: [Imports, ImportConfirmation, ImportObjections, ImportUndo, ImportQueries, SpreadsheetReader],
  exports: [ImportUndo],
})
export class ImportsModule {}
