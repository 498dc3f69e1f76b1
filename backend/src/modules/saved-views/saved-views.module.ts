import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedView } from './saved-view.entity.js';
import { SavedViewsController } from './saved-views.controller.js';
import { SavedViews } from './saved-views.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedView])],
  controllers: [SavedViewsController],
  providers: [SavedViews],
  exports: [SavedViews],
})
export class SavedViewsModule {}
