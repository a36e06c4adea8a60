export { sweepArticlePictures } from './articles.jobs.ts';
export { articlePages } from './articles.pages.ts';
export { articleRoutes } from './articles.routes.ts';
