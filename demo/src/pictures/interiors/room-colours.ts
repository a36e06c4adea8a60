// Colours that rooms have in common.
import { palette } from '../drawing/colour.ts';

export const wallColours = ['#f5efe4', '#efe6d8', '#e9e6dd', '#f3e4d6', '#dfe4e0', '#e8e0d0'];

export const featureWallColours = ['#cfd8d3', '#e3c9b2', '#c9d3da', '#d9cdb6', '#d7bda6', '#b9c2a0', '#f2eadc'];

export const fabricColours = ['#d9cdb9', '#8fa3b5', '#b9826a', '#7f8c68', '#c9c4ba', '#4f6f8f', '#d8b98c'];

export const accentColours = [
  palette.terracotta,
  palette.aegean,
  palette.ochre,
  palette.olive,
  '#f4ecdd',
  palette.clay,
  palette.teal,
];

export const woodColours = ['#c99f6b', '#b98a5c', '#d8b98c', '#a5774d', '#cdb79a'];

export const windowViews = ['sea', 'city', 'hills'] as const;

export const cabinetFrontColours = ['#f4efe5', '#7f8c68', '#4f6f8f', '#cfd8d3', '#2f4a63', '#d7bda6', '#8fa3a0'];
