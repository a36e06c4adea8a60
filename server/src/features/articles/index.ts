export { deleteUnusedArticlePictures } from './articles.jobs.ts';
export { listArticlePages } from './articles.pages.ts';
export { articleRoutes } from './articles.routes.ts';
