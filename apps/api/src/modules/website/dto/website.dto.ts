import { LIMITS, WEBSITE_SECTIONS, type WebsiteSectionKey } from '@maquette/website';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { IsListOf, IsText, IsVersion } from '../../../platform/http';

const ONE_OF = `must be one of ${WEBSITE_SECTIONS.join(', ')}.`;

export class WebsiteItemDto {
  @ApiProperty({ type: String, maxLength: LIMITS.itemTitle })
  @IsText('title', LIMITS.itemTitle)
  title: string;

  @ApiProperty({ type: String, maxLength: LIMITS.itemText })
  @IsText('text', LIMITS.itemText)
  text: string;
}

export class WebsiteSectionDto {
  @ApiProperty({ type: String, maxLength: LIMITS.heading })
  @IsText('heading', LIMITS.heading)
  heading: string;

  @ApiProperty({ type: String, maxLength: LIMITS.body, description: 'Paragraphs, parted by an empty line.' })
  @IsText('body', LIMITS.body)
  body: string;

  @ApiProperty({ type: WebsiteItemDto, isArray: true, maxItems: LIMITS.items })
  @IsListOf(() => WebsiteItemDto, 'items', LIMITS.items)
  items: WebsiteItemDto[];

  @ApiProperty({ type: String, maxLength: LIMITS.action, description: "What the button says; '' for none." })
  @IsText('action', LIMITS.action)
  action: string;
}

const Section = (): PropertyDecorator => (target, key) => {
  ApiPropertyOptional({ type: WebsiteSectionDto })(target, key);
  Type(() => WebsiteSectionDto)(target, key);
  IsOptional()(target, key);
  IsObject({ message: `${String(key)} must be an object.` })(target, key);
  ValidateNested()(target, key);
};

/** The words of each section by its name; one that is not there is not written. */
export class WebsiteSectionsDto implements Partial<Record<WebsiteSectionKey, WebsiteSectionDto>> {
  @Section() hero_section?: WebsiteSectionDto;
  @Section() about_section?: WebsiteSectionDto;
  @Section() services_section?: WebsiteSectionDto;
  @Section() section_4?: WebsiteSectionDto;
  @Section() testimonials_section?: WebsiteSectionDto;
  @Section() cta_section?: WebsiteSectionDto;
  @Section() footer_section?: WebsiteSectionDto;
}

export class WebsiteSeoDto {
  @ApiProperty({ type: String, maxLength: LIMITS.seoTitle })
  @IsText('title', LIMITS.seoTitle)
  title: string;

  @ApiProperty({ type: String, maxLength: LIMITS.seoDescription })
  @IsText('description', LIMITS.seoDescription)
  description: string;
}

const SectionNames =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ enum: WEBSITE_SECTIONS, isArray: true, maxItems: WEBSITE_SECTIONS.length, description })(target, key);
    IsIn(WEBSITE_SECTIONS, { each: true, message: `each of ${String(key)} ${ONE_OF}` })(target, key);
    ArrayUnique({ message: `${String(key)} must name each section once.` })(target, key);
    ArrayMaxSize(WEBSITE_SECTIONS.length, { message: `${String(key)} must hold at most ${WEBSITE_SECTIONS.length}.` })(
      target,
      key,
    );
    IsArray({ message: `${String(key)} must be a list.` })(target, key);
  };

export class SaveWebsiteDto {
  @ApiProperty({ type: WebsiteSectionsDto })
  @Type(() => WebsiteSectionsDto)
  @IsObject({ message: 'structured_content must be an object.' })
  @ValidateNested()
  structured_content: WebsiteSectionsDto;

  @SectionNames('The sections that are on the page, in their order.')
  order: WebsiteSectionKey[];

  @SectionNames('Those that no generation writes anew.')
  locked: WebsiteSectionKey[];

  @ApiProperty({ type: WebsiteSeoDto })
  @Type(() => WebsiteSeoDto)
  @IsObject({ message: 'seo must be an object.' })
  @ValidateNested()
  seo: WebsiteSeoDto;

  @ApiPropertyOptional({
    type: String,
    maxLength: LIMITS.body,
    description: 'What the writer tells and asks whoever edits the page; without it those that are there stay.',
  })
  @IsOptional()
  @IsText('notes', LIMITS.body)
  notes?: string;

  @ApiPropertyOptional({
    type: Number,
    description: 'The version that was edited; over a newer one the answer is 409 with both.',
  })
  @IsVersion()
  version?: number;
}

export class GenerateWebsiteDto {
  @ApiPropertyOptional({
    enum: WEBSITE_SECTIONS,
    description: 'That section alone; all that are not locked without it.',
  })
  @IsOptional()
  @IsIn(WEBSITE_SECTIONS, { message: `section ${ONE_OF}` })
  section?: WebsiteSectionKey;
}
